import { numberFormat, type CardChart } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { format, counted } from '../../../messages/format.ts';
import { listingWords as words } from '../../../messages/listing.ts';

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
  return found && words.rhythm[found[0]];
};

const rowsOf = ({ rows, complete }: Measured) => {
  const count = numberFormat().format(rows);
  if (!complete) return format(words.moreRows, { count });
  return rows === 1 ? words.rows.one : format(words.rows.many, { count });
};

/** Rows, format and rhythm of the last measurement. */
export const measuredFacts = ({ measured }: Pick<Stream, 'measured'>): string[] =>
  measured
    ? [rowsOf(measured), measured.format.toUpperCase(), rhythmOf(measured)].filter((fact) => fact !== undefined)
    : [];

export const buyersText = ({ stats }: Pick<Stream, 'stats'>): string | undefined =>
  stats.buyers > 0 ? counted(words.buyers, stats.buyers) : undefined;

/** Lists the figures of a product for one line of its card. */
export const factsOf = (stream: Pick<Stream, 'measured' | 'stats'>): string[] =>
  [...measuredFacts(stream), buyersText(stream)].filter((fact) => fact !== undefined);

/** Returns the small chart of a product's card. */
export function chartOf({ measured }: Pick<Stream, 'measured'>): CardChart | undefined {
  if (!measured?.chart) return undefined;
  const { kind, column, values } = measured.chart;
  return { kind, values, label: format(words.chart[kind], { column }) };
}
