import { dayAt, dayLater, startOf } from '../../internal/format/zone.ts';

export type Moment = Date | string | number;

export interface Strip {
  start: number;
  end: number;
  days: { at: number; place: number }[];
  now: number;
}

const midnight = (at: number, later: number) => startOf(dayLater(dayAt(at), later));

/** Local days from today on. Days with a clock change have 23 or 25 hours. */
export function stripOf(now: number, days: number): Strip {
  const count = Math.max(1, Math.floor(days));
  const [start, end] = [midnight(now, 0), midnight(now, count)];
  const place = (at: number) => (at - start) / (end - start);
  return {
    start,
    end,
    days: Array.from({ length: count }, (_, day) => midnight(now, day)).map((at) => ({ at, place: place(at) })),
    now: place(now),
  };
}

export function placeOf(from: Moment, until: Moment, { start, end }: Strip) {
  const [first, last] = [new Date(from).getTime(), new Date(until).getTime()];
  if (!(first < end && last > start && first < last)) return null;
  const share = (at: number) => (Math.min(Math.max(at, start), end) - start) / (end - start);
  return { from: share(first), until: share(last), beyond: last > end };
}

export const stepOf = (days: number) => Math.max(1, Math.ceil(days / 8));
