import { isDay, lastMoment } from '../../../internal/format/days.ts';
import { isTime, momentOf } from '../../../internal/format/wallTime.ts';

/** Local days and times in a zone; an empty text for each that is missing. */
export interface DateTimeRange {
  fromDay: string;
  fromTime: string;
  toDay: string;
  toTime: string;
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

export function rangeMoments(range: DateTimeRange): { start: string; end: string } | null {
  const ends = endsOf(range);
  return ends && { start: momentText(ends.start), end: momentText(ends.end) };
}

export const isInOrder = (range: DateTimeRange) => {
  const ends = endsOf(range);
  return ends !== null && ends.start < ends.end;
};
