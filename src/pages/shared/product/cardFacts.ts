import { numberFormat } from '#design-system';
import { type CardChart } from '#marketplace';
import type { Stream } from '#contract/types.ts';
import { counted, fill, format } from '../../../messages/format.ts';
import { listingMessages as messages } from '../../../messages/listing.ts';

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
  if (!complete) return format(messages.moreRows, { count });
  return rows === 1 ? messages.rows.one : format(messages.rows.many, { count });
};

const threeDigits = (rate: number) => numberFormat({ maximumSignificantDigits: 3 }).format(rate);

/** A rate about once a second does not change its unit. */
const leastASecond = 0.8;

const inUnit = (rate: number, { one, many }: { one: string; many: string }) =>
  rate === 1 ? one : fill(many, { count: threeDigits(rate) });

export function rateText({ events_a_second: rate }: NonNullable<Measured['live']>): string | undefined {
  if (rate === undefined) return undefined;
  return rate >= leastASecond ? inUnit(rate, messages.rate.second) : inUnit(rate * 60, messages.rate.minute);
}

export function measuredFacts({ measured }: Pick<Stream, 'measured'>, { withFormat = true } = {}): string[] {
  if (!measured) return [];
  const { live } = measured;
  const form = withFormat ? measured.format.toUpperCase() : undefined;
  const facts = live ? [messages.live, rateText(live), form] : [rowsOf(measured), form, rhythmOf(measured)];
  return facts.filter((fact) => fact !== undefined);
}

export const buyersText = ({ stats }: Pick<Stream, 'stats'>): string | undefined =>
  stats.buyers > 0 ? counted(messages.buyers, stats.buyers) : undefined;

export const factsOf = (stream: Pick<Stream, 'measured' | 'stats'>): string[] =>
  [...measuredFacts(stream), buyersText(stream)].filter((fact) => fact !== undefined);

const unbroken = (text: string) => text.replaceAll(' ', '\u00A0');

/** Joins facts; a line breaks before a dot, never after it. */
export const lineOf = (facts: readonly string[]): string => facts.map(unbroken).join(' ·\u00A0');

export function chartOf({ measured }: Pick<Stream, 'measured'>): CardChart | undefined {
  if (!measured?.chart) return undefined;
  const { kind, column, values } = measured.chart;
  return { kind, values, label: format(messages.chart[kind], { column }) };
}
