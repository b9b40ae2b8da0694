import { isDay, lastMoment } from '../../../internal/format/days.ts';
import { isTime, momentOf } from '../../../internal/format/wallTime.ts';

/** Local days and times in a zone; an empty text for each that is missing. */
export interface DateTimeRange {
  /** Start day, 'YYYY-MM-DD'. */
  fromDay: string;
  /** Start time, 'HH:MM'. */
  fromTime: string;
  /** End day, 'YYYY-MM-DD'. */
  toDay: string;
  /** End time, 'HH:MM'. */
  toTime: string;
  /** Time zone of the IANA database, such as 'Europe/Zurich'. */
  zone: string;
}

export const partNames = ['fromDay', 'fromTime', 'toDay', 'toTime'] as const;
export type PartName = (typeof partNames)[number];

const isPresent = <Item>(item: Item | null): item is Item => item !== null;

/** Milliseconds since 1970. */
export function endsOf({ zone, ...range }: DateTimeRange): { start: number; end: number } | null {
  const [start, end] = (['from', 'to'] as const)
    .map((name) => [range[`${name}Day`], range[`${name}Time`]] as const)
    .map(([day, time]) => (isDay(day) && isTime(time) ? momentOf(`${day}T${time}`, zone) : null))
    .filter(isPresent);
  return start === undefined || end === undefined ? null : { start, end };
}

const momentText = (at: number) => new Date(Math.min(at, Date.parse(lastMoment))).toISOString();

/** Both ends in UTC (ISO 8601); null where a day, a time or the zone is missing or invalid. */
export function rangeMoments(range: DateTimeRange): { start: string; end: string } | null {
  const ends = endsOf(range);
  return ends && { start: momentText(ends.start), end: momentText(ends.end) };
}

export const isInOrder = (range: DateTimeRange) => {
  const ends = endsOf(range);
  return ends !== null && ends.start < ends.end;
};
