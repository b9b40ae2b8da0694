// Days in the time zone in which everything is shown: the one chosen, else the browser's. Changes of the clock are the zone's.
import { timeZone } from './formats.ts';

const dayMs = 86_400_000;
/** No zone is further from UTC, and no clock is changed by more. */
const furthestMs = 16 * 3_600_000;

const made = new Map<string, Intl.DateTimeFormat>();

// The Swedish way to write a date is year, month, day with dashes.
function writer(zone: string): Intl.DateTimeFormat {
  const before = made.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
  made.set(zone, before);
  return before;
}

/** The day that a moment (milliseconds since 1970) lies in, 'YYYY-MM-DD'. */
export const dayAt = (at: number, zone = timeZone()): string => writer(zone).format(at).padStart(10, '0');

/** The day so many days later, 'YYYY-MM-DD'. */
export const dayLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** The first moment of a day, milliseconds since 1970. That is not always midnight: some zones change their clocks just then. */
export function startOf(day: string, zone = timeZone()): number {
  const inUtc = Date.parse(`${day}T00:00:00Z`);
  let [before, from] = [inUtc - furthestMs, inUtc + furthestMs];
  // Texts of this form sort as the days do.
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (dayAt(middle, zone) < day) before = middle;
    else from = middle;
  }
  return from;
}
