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

export const isTime = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/u.test(text);

// A later one has a year of five digits, which `Date.parse` refuses.
const lastParsedMs = Date.parse('9999-12-31T00:00Z');

const wallFormatters = new Map<string, Intl.DateTimeFormat>();

/** Local date and time in a zone as 'YYYY-MM-DDTHH:MM'. */
function wallTime(at: number, zone = timeZone()): string {
  const format =
    wallFormatters.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  wallFormatters.set(zone, format);
  return format.format(at).replace(' ', 'T').padStart(16, '0');
}

/** Milliseconds since 1970. Of a time that comes twice, the first; one that the change of clocks skips moves by the length of the gap. */
export function momentOf(wall: string, zone = timeZone()): number {
  const asUtc = Date.parse(`${wall}:00Z`);
  const offsetAt = (at: number) => Date.parse(`${wallTime(at, zone)}:00Z`) - at;
  const [before, after] = [asUtc - offsetAt(asUtc - dayMs), asUtc - offsetAt(Math.min(asUtc + dayMs, lastParsedMs))];
  return wallTime(before, zone) !== wall && wallTime(after, zone) === wall ? after : before;
}
