// Parsers for address parts, which may contain anything.
import { utcRange } from '#design-system';

export const pageIn = (text: string | null): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0);

/** Day 'YYYY-MM-DD', or ''. */
export const dayIn = (text: string | null): string => (text && startOfDay(text) ? text : '');

/** Start of a day in the person's time zone, and of the next day, in UTC. */
export const startOfDay = (day: string): string | undefined => utcRange({ from: day, to: day })?.start;
export const endOfDay = (day: string): string | undefined => utcRange({ from: day, to: day })?.end;

export function addressOf(parts: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const address = new URLSearchParams();
  for (const [key, value] of Object.entries(parts)) if (value) address.set(key, String(value));
  return address;
}
