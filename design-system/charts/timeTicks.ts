// Own implementation because the time scale of d3 adds 4 kB to every chart.
import { dateFormat } from '../internal/format/formats.ts';
import { areApart, roomOfAll } from './Axis.tsx';
import { placesOf, type Row } from './points.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Mean length of a month, to estimate counts. */
const monthMs = 30.4 * dayMs;

type Step = { readonly ms: number } | { readonly months: number };

const minutes = [1, 5, 15, 30, 60, 180, 360, 720] as const;
const days = [1, 2, 7, 14] as const;
const months = [1, 3, 6, 12, 24, 60, 120, 240, 600, 1200] as const;
const steps: readonly Step[] = [
  ...minutes.map((count) => ({ ms: count * minuteMs })),
  ...days.map((count) => ({ ms: count * dayMs })),
  ...months.map((count) => ({ months: count })),
];

const lengthOf = (step: Step) => ('ms' in step ? step.ms : step.months * monthMs);

const formOf = (step: Step) => {
  if ('months' in step)
    return step.months < 12 ? ({ month: 'short', year: 'numeric' } as const) : ({ year: 'numeric' } as const);
  if (step.ms >= dayMs) return { day: 'numeric', month: 'short' } as const;
  return { hour: 'numeric', minute: '2-digit' } as const;
};

const dayForm = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;

function namesOf(step: Step, times: readonly number[]): string[] {
  const write = dateFormat({ ...formOf(step), timeZone: 'UTC' });
  if ('months' in step || step.ms >= dayMs) return times.map((at) => write.format(at));
  const writeDay = dateFormat(dayForm);
  const days = times.map((at) => writeDay.format(at));
  return times.map((at, index) =>
    days[index] === days[index - 1] ? write.format(at) : `${days[index]}, ${write.format(at)}`,
  );
}

function timesOf(step: Step, from: number, to: number): number[] {
  const times: number[] = [];
  if ('ms' in step) {
    // Days are counted from the last one, which tells where the axis ends.
    const shift = step.ms > dayMs ? (Math.floor(to / dayMs) * dayMs) % step.ms : 0;
    for (let at = Math.ceil((from - shift) / step.ms) * step.ms + shift; at <= to; at += step.ms) times.push(at);
    return times;
  }
  const start = new Date(from);
  const first = start.getUTCFullYear() * 12 + start.getUTCMonth();
  for (let month = Math.floor(first / step.months) * step.months; ; month += step.months) {
    // Not Date.UTC, which reads the years 0 to 99 as of the 20th century.
    const time = new Date(0).setUTCFullYear(Math.floor(month / 12), month % 12, 1);
    if (time > to || !Number.isFinite(time)) return times;
    if (time >= from) times.push(time);
  }
}

export interface Tick {
  /** Milliseconds since 1970. */
  at: number;
  name: string;
}

/** Round times of an axis in UTC, as many as have room: first days of months or years, midnights, full hours. */
export function timeTicks(from: number, to: number, width: number): Tick[] {
  for (const step of steps) {
    // An estimate spares listing thousands of times.
    if ((to - from) / lengthOf(step) > width) continue;
    const times = timesOf(step, from, to);
    const names = namesOf(step, times);
    if (roomOfAll(names) > width) continue;
    const places = times.map((at) => (to > from ? ((at - from) / (to - from)) * width : 0));
    if (areApart({ places, names }, { left: 0, right: width }))
      return times.map((at, index) => ({ at, name: names[index] ?? '' }));
  }
  return [];
}

interface Labels {
  /** Centre of each label, CSS pixels. */
  places: readonly number[];
  names: readonly string[];
}

interface LabelOptions {
  scale: (place: number) => number;
  width: number;
  timeAxis: boolean;
  formatX: (x: Row['x']) => string;
}

export function labelsOf(rows: readonly Row[], { scale, width, timeAxis, formatX }: LabelOptions): Labels {
  const places = placesOf(rows);
  const [from = 0, to = from] = [places[0], places.at(-1)];
  // A single time spans no ticks: `formatX` formats it.
  const ticks = timeAxis && to > from ? timeTicks(from, to, width) : [];
  return ticks.length > 0
    ? { places: ticks.map(({ at }) => scale(at)), names: ticks.map(({ name }) => name) }
    : { places: places.map((place) => scale(place)), names: rows.map(({ x }) => formatX(x)) };
}
