// Reading parts of an address that anybody may have typed.
import { utcRange } from '#design-system';

/** A page, from 0. */
export const pageIn = (text: string | null): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0);

/** A day 'YYYY-MM-DD', or ''. */
export const dayIn = (text: string | null): string => (text && startOfDay(text) ? text : '');

/** The moments, in UTC, at which a day of the person's time zone begins, and at which the next one does. */
export const startOfDay = (day: string): string | undefined => utcRange({ from: day, to: day })?.start;
export const endOfDay = (day: string): string | undefined => utcRange({ from: day, to: day })?.end;

/** An address from parts; those without a value are left out. */
export function addressOf(parts: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const address = new URLSearchParams();
  for (const [key, value] of Object.entries(parts)) if (value) address.set(key, String(value));
  return address;
}
