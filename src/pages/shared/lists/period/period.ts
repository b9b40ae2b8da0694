import {
  dateFormat,
  dayAt,
  dayText,
  fillText,
  timeZone,
  type DateTimePreset,
  type DateTimeRange,
} from '#design-system';
import { periodMessages as messages, zoneMessages } from '../../../../messages/period.ts';
import { endOfBound, startOfBound, startOfDay } from '../addressParts.ts';

/** Ends as `boundIn` reads them. */
export interface Period {
  from: string;
  to: string;
}

const dayMs = 86_400_000;
const midnight = '00:00';
const clock = { dateStyle: 'medium', timeStyle: 'short' } as const;

const boundText = (bound: string) =>
  bound.includes('T') ? dateFormat(clock).format(Date.parse(bound)) : dayText(bound);

export function periodText({ from, to }: Period): string {
  if (from && from === to) return boundText(from);
  if (from && to) return fillText(messages.span, { from: boundText(from), to: boundText(to) });
  if (from) return fillText(messages.from, { from: boundText(from) });
  return to ? fillText(messages.to, { to: boundText(to) }) : messages.any;
}

// The Swedish locale formats times as HH:MM.
const wallClock = (at: number, zone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, timeStyle: 'short' }).format(at);

/** Day and time in a zone; empty for an open end. */
function wallOf(moment: string | undefined, zone: string): [day: string, time: string] {
  if (moment === undefined) return ['', ''];
  const at = Date.parse(moment);
  return [dayAt(at, zone), wallClock(at, zone)];
}

export function rangeOf({ from, to }: Period): DateTimeRange {
  const zone = timeZone();
  const [fromDay, fromTime] = wallOf(startOfBound(from), zone);
  const [toDay, toTime] = wallOf(endOfBound(to), zone);
  return { fromDay, fromTime, toDay, toTime, zone };
}

const isStartOfDay = (moment: string) => Date.parse(startOfDay(dayAt(Date.parse(moment))) ?? '') === Date.parse(moment);
const minuteOf = (moment: string) => `${moment.slice(0, 16)}Z`;

/** Days where both ends are midnight for the person, as they are shorter in addresses and on buttons. */
export function periodOf({ start, end }: { start: string; end: string }): Period {
  if (isStartOfDay(start) && isStartOfDay(end))
    return { from: dayAt(Date.parse(start)), to: dayAt(Date.parse(end) - 1) };
  return { from: minuteOf(start), to: minuteOf(end) };
}

const later = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);

export function periodPresets(now: number): DateTimePreset[] {
  const zone = timeZone();
  const today = dayAt(now);
  const month = `${today.slice(0, 7)}-01`;
  /** @param after the day after the last */
  const days = (fromDay: string, after: string): DateTimeRange => ({
    fromDay,
    fromTime: midnight,
    toDay: after,
    toTime: midnight,
    zone,
  });
  const tomorrow = later(today, 1);
  const [fromDay, fromTime] = wallOf(new Date(now - dayMs).toISOString(), zone);
  const { presets } = messages;
  return [
    { label: presets.today, range: days(today, tomorrow) },
    { label: presets.hours24, range: { fromDay, fromTime, toDay: today, toTime: wallClock(now, zone), zone } },
    { label: presets.days7, range: days(later(today, -6), tomorrow) },
    { label: presets.days30, range: days(later(today, -29), tomorrow) },
    { label: presets.month, range: days(month, tomorrow) },
    { label: presets.lastMonth, range: days(`${later(month, -1).slice(0, 7)}-01`, month) },
  ];
}

export const zoneHint = (): string => fillText(zoneMessages.days, { zone: timeZone() });
