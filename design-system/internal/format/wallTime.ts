import { timeZone } from './formats.ts';

const dayMs = 86_400_000;

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
