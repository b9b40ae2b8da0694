import { dateFormat, fillText, numberFormat } from '#design-system';
import { type CardChart } from '#marketplace';
import type { Stream } from '#contract/types.ts';
import { counted, dot } from '../../../messages/format.ts';
import { productCardMessages as messages } from '../../../messages/productCards.ts';
import { fieldText } from '../rows/shownText.ts';

type Measured = NonNullable<Stream['measured']>;

/** Range of rows per day of each rhythm. */
const rhythms = [
  ['daily', 0.9, 1.1],
  ['weekly', 0.12, 0.16],
  ['monthly', 0.031, 0.035],
  ['yearly', 0.0025, 0.0029],
] as const;

const rhythmOf = ({ rows_a_day: perDay = 0 }: Measured) => {
  const found = rhythms.find(([, least, most]) => perDay >= least && perDay <= most);
  return found && messages.rhythm[found[0]];
};

const rowsOf = ({ rows, complete }: Measured) => {
  const count = numberFormat().format(rows);
  if (!complete) return fillText(messages.moreRows, { count });
  return rows === 1 ? messages.rows.one : fillText(messages.rows.many, { count });
};

/** A rate is that of a few seconds: more digits would promise more than was measured. */
const rounded = (rate: number) => (rate < 3 ? Math.round(rate * 10) / 10 : Number(rate.toPrecision(2)));

/** Units with their seconds. A rate of about one does not change to the next. */
const rateUnits = [
  ['second', 1],
  ['minute', 60],
  ['hour', 3_600],
] as const;
const leastInUnit = 0.8;

export function rateText({ events_a_second: rate }: NonNullable<Measured['live']>): string | undefined {
  if (rate === undefined) return undefined;
  const [unit, seconds] = rateUnits.find((one) => rate * one[1] >= leastInUnit) ?? rateUnits[2];
  return counted(messages.rate[unit], rounded(rate * seconds));
}

/** Name of a live source: 'live', or the years of the recording that it replays. */
export function liveText({ replay }: NonNullable<Measured['live']>): string {
  if (!replay) return messages.live;
  const { from, to } = replay;
  return fillText(messages.replay, { years: from === to ? String(to) : `${from}–${to}` });
}

export function measuredFacts({ measured }: Pick<Stream, 'measured'>, { withFormat = true } = {}): string[] {
  if (!measured) return [];
  const { live } = measured;
  const form = withFormat ? measured.format.toUpperCase() : undefined;
  const facts = live ? [liveText(live), rateText(live), form] : [rowsOf(measured), form, rhythmOf(measured)];
  return facts.filter((fact) => fact !== undefined);
}

export const buyersText = ({ stats }: Pick<Stream, 'stats'>): string | undefined =>
  stats.buyers > 0 ? counted(messages.buyers, stats.buyers) : undefined;

export const factsOf = (stream: Pick<Stream, 'measured' | 'stats'>): string[] =>
  [...measuredFacts(stream), buyersText(stream)].filter((fact) => fact !== undefined);

const unbroken = (text: string) => text.replaceAll(' ', '\u00A0');

/** Joins facts; a line breaks after a dot, never before it. */
export const lineOf = (facts: readonly string[]): string => facts.map(unbroken).join(dot);

const dayMs = 86_400_000;
const utcDay = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
const years = (from: Date, to: Date) => [...new Set([from, to].map((date) => String(date.getUTCFullYear())))].join('–');

/** Years of the data, or days where they span less than two years. */
export function coverageOf({ oldest, newest }: Pick<Measured, 'oldest' | 'newest'>): string | undefined {
  const [from, to] = [oldest, newest].map((day) => new Date(day ?? Number.NaN));
  if (!from || !to || !(Number(to) > Number(from))) return undefined;
  return Number(to) - Number(from) < 700 * dayMs ? dateFormat(utcDay).formatRange(from, to) : years(from, to);
}

/** Two facts in which products differ. */
export function cardFactsOf(stream: Pick<Stream, 'measured' | 'stats' | 'type'>): string[] {
  const { measured } = stream;
  if (!measured) return [stream.type];
  const facts = measured.live
    ? measuredFacts(stream, { withFormat: false })
    : [coverageOf(measured), rowsOf(measured), rhythmOf(measured)];
  return facts.filter((fact) => fact !== undefined).slice(0, 2);
}

const endText = (end: number | string | undefined): string | undefined =>
  typeof end === 'number' ? numberFormat({ maximumSignificantDigits: Math.abs(end) < 1 ? 3 : 4 }).format(end) : end;

/** Ends of a time axis: years where they tell the two apart, otherwise months with one year. */
function timeEnds(from: string, to: string): [string, string] {
  const [first, last] = [new Date(from), new Date(to)];
  const text = (date: Date, parts: Intl.DateTimeFormatOptions) =>
    dateFormat({ ...parts, timeZone: 'UTC' }).format(date);
  const month = { month: 'short', year: 'numeric' } as const;
  if (Number(last) - Number(first) > 700 * dayMs)
    return [text(first, { year: 'numeric' }), text(last, { year: 'numeric' })];
  const isOneYear = first.getUTCFullYear() === last.getUTCFullYear();
  return [text(first, isOneYear ? { month: 'short' } : month), text(last, month)];
}

export function chartOf({ measured }: Pick<Stream, 'measured'>): CardChart | undefined {
  if (!measured?.chart) return undefined;
  const { kind, column, values, points, from, to, low, high, names } = measured.chart;
  const name = fieldText(column);
  const short = numberFormat({ notation: 'compact', maximumSignificantDigits: 2 });
  const rangeOf = (measured: string) =>
    low === undefined || high === undefined
      ? measured
      : fillText(messages.measure, { column: measured, low: short.format(low), high: short.format(high) });
  const ends = kind === 'line' && from && to ? timeEnds(String(from), String(to)) : [endText(from), endText(to)];
  return {
    kind,
    values,
    points,
    label: fillText(messages.chart[kind], { column: name }),
    measure: kind === 'points' ? undefined : rangeOf(name),
    from: names ? names[0] : ends[0],
    to: names ? undefined : ends[1],
  };
}
