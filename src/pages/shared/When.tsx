import { dateFormat, localText, useNow } from '#design-system';
import { serverNow } from '../../state/machine/clock.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
const units = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', dayMs],
  ['hour', 3_600_000],
  ['minute', minuteMs],
] as const;

let made: Intl.RelativeTimeFormat | undefined;
// Creating it blocks a slow phone for 60 ms, so no page pays for it before it shows such a time.
const relative = () => (made ??= new Intl.RelativeTimeFormat('en', { numeric: 'auto' }));

const unitOf = (ms: number) => units.find(([, size]) => Math.abs(ms) >= size);

/** Days, hours and minutes left are rounded up, as a countdown is. Months and years are too long for that. */
const countOf = (ms: number, size: number) => (ms > 0 && size <= dayMs ? Math.ceil(ms / size) : Math.trunc(ms / size));

export function relativeTimeChangeMs(at: string, now: number): number {
  const ms = Date.parse(at) - now;
  const size = unitOf(ms)?.[1];
  if (size === undefined) return ms > 0 ? ms : ms + minuteMs;
  if (ms > 0 && size > dayMs) return (ms % size) + 1;
  if (ms > 0) return ms > size ? ms % size || size : 1;
  const larger = units.findLast((unit) => unit[1] > -ms);
  return Math.min(size - (-ms % size), larger ? larger[1] + ms : Infinity);
}

/** Formats the largest unit that fits: "in 11 hours", "3 days ago". */
export function relativeTime(at: string, now: number = serverNow()): string {
  const ms = Date.parse(at) - now;
  const unit = unitOf(ms);
  return unit ? relative().format(countOf(ms, unit[1]), unit[0]) : ms > 0 ? relative().format(0, 'minute') : 'just now';
}

const oneLine = { whiteSpace: 'nowrap' } as const;

const forms = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'medium' },
} as const;

interface WhenProps {
  /** RFC 3339 in UTC. */
  at: string;
  /** Local time: the moment, its date, or its time with seconds. Default: relative to now. */
  as?: 'moment' | keyof typeof forms;
}

/** Shows exact local time and UTC on hover. */
export function When({ at, as }: WhenProps) {
  const now = useNow((moment) => (as ? undefined : relativeTimeChangeMs(at, moment)));
  if (Number.isNaN(Date.parse(at))) return <span>–</span>;
  const exact = localText(at);
  return (
    <time dateTime={at} title={`${exact} (${at})`} style={as ? undefined : oneLine}>
      {!as ? relativeTime(at, now) : as === 'moment' ? exact : dateFormat(forms[as]).format(Date.parse(at))}
    </time>
  );
}
