// Parsers for address parts, which may contain anything.
import { utcRange } from '#design-system';

export const pageIn = (text: string | null): number => (/^\d{1,6}$/.test(text ?? '') ? Number(text) : 0);

/** Day 'YYYY-MM-DD', or ''. */
export const dayIn = (text: string | null): string => (text && startOfDay(text) ? text : '');

/** Start of a day in the person's time zone, and of the next day, in UTC. */
export const startOfDay = (day: string): string | undefined => utcRange({ from: day, to: day })?.start;
export const endOfDay = (day: string): string | undefined => utcRange({ from: day, to: day })?.end;

const isMinute = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text) && !Number.isNaN(Date.parse(text));
const momentOf = (minute: string) => new Date(minute).toISOString();

/** End of a period: day 'YYYY-MM-DD' in the person's time zone, minute 'YYYY-MM-DDTHH:MMZ', or '' for an open end. */
export const boundIn = (text: string | null): string => (text && isMinute(text) ? text : dayIn(text));

/** First moment of a period, and the moment after its last, in UTC. */
export const startOfBound = (from: string): string | undefined => (isMinute(from) ? momentOf(from) : startOfDay(from));
export const endOfBound = (to: string): string | undefined => (isMinute(to) ? momentOf(to) : endOfDay(to));

export function addressOf(parts: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
  const address = new URLSearchParams();
  for (const [key, value] of Object.entries(parts)) if (value) address.set(key, String(value));
  return address;
}
