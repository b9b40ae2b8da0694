import type { TimeInput } from '../../internal/format/moments.ts';
import { dayAt, dayLater, startOf } from '../../internal/format/zone.ts';

export interface Strip {
  start: number;
  end: number;
  days: { time: number; position: number }[];
  now: number;
}

const midnight = (time: number, later: number) => startOf(dayLater(dayAt(time), later));

/** Local days, starting with today. Days with a clock change have 23 or 25 hours. */
export function stripOf(now: number, days: number): Strip {
  const count = Math.max(1, Math.floor(days));
  const [start, end] = [midnight(now, 0), midnight(now, count)];
  const positionOf = (time: number) => (time - start) / (end - start);
  return {
    start,
    end,
    days: Array.from({ length: count }, (_, day) => midnight(now, day)).map((time) => ({
      time,
      position: positionOf(time),
    })),
    now: positionOf(now),
  };
}

/** Undefined outside the strip. */
export function barPosition(from: TimeInput, until: TimeInput, { start, end }: Strip) {
  const [first, last] = [new Date(from).getTime(), new Date(until).getTime()];
  if (!(first < end && last > start && first < last)) return undefined;
  const share = (time: number) => (Math.min(Math.max(time, start), end) - start) / (end - start);
  return { from: share(first), until: share(last), beyond: last > end };
}

/** Days between labels, at most 8 labels. */
export const labelStep = (days: number) => Math.max(1, Math.ceil(days / 8));
