import { dayAt, dayLater, startOf } from '../../internal/format/zone.ts';

export type Moment = Date | string | number;

export interface Strip {
  /** Milliseconds since 1970. */
  start: number;
  end: number;
  /** Each day of the strip: its local midnight and where that lies, 0 at the start and 1 at the end. */
  days: { at: number; place: number }[];
  /** Where the present moment lies. */
  now: number;
}

const midnight = (at: number, later: number) => startOf(dayLater(dayAt(at), later));

/** So many local days from the beginning of today on. Days with a change of the clock are 23 or 25 hours long. */
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

/** Where a time lies on the strip, from 0 to 1, and whether it runs on behind the end; null when none of it is on it. */
export function placeOf(from: Moment, until: Moment, { start, end }: Strip) {
  const [first, last] = [new Date(from).getTime(), new Date(until).getTime()];
  if (!(first < end && last > start && first < last)) return null;
  const share = (at: number) => (Math.min(Math.max(at, start), end) - start) / (end - start);
  return { from: share(first), until: share(last), beyond: last > end };
}

/** How many days apart names can stand so that a strip of so many days shows at most eight. */
export const stepOf = (days: number) => Math.max(1, Math.ceil(days / 8));
