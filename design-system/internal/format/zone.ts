// Days in the chosen time zone, by default the browser's. Handles daylight saving.
import { timeZone } from './formats.ts';

const dayMs = 86_400_000;
const maxOffsetMs = 16 * 3_600_000;

const made = new Map<string, Intl.DateTimeFormat>();

// The Swedish locale formats dates as YYYY-MM-DD.
function dayFormatter(zone: string): Intl.DateTimeFormat {
  const before = made.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  made.set(zone, before);
  return before;
}

/** Day in a zone, 'YYYY-MM-DD', of a moment in milliseconds since 1970. Throws a RangeError for an invalid one. */
export const dayAt = (at: number, zone = timeZone()): string => dayFormatter(zone).format(at).padStart(10, '0');

export const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** First moment of a day, milliseconds since 1970. Not always midnight: some zones change their clocks then. */
export function startOf(day: string, zone = timeZone()): number {
  const inUtc = Date.parse(`${day}T00:00:00Z`);
  let [before, from] = [inUtc - maxOffsetMs, inUtc + maxOffsetMs];
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayAt(middle, zone) < day) before = middle;
    else from = middle;
  }
  return from;
}
