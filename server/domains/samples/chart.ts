// Small chart of a sample for cards: a column of numbers over time, its histogram, or the frequencies of a word column.
import { sampleRows } from '#contract/constants.ts';
import { isRegular } from '#contract/rhythm.ts';
import type { CardChart, Sample, SampleColumn } from '#contract/types.ts';
import { readWordDate } from './dates.ts';
import { isTime, type Measured } from './measure.ts';
import { readValue, type Item, type Plain } from './values.ts';

/** Fewest and most points of a line. */
const points = { least: 8, most: 24 } as const;
/** Records behind a point where not every record is shown in the sample: no single one can be inferred. */
const hiddenPerPoint = 10;
const mostBars = 12;
/** Columns that number or place a record instead of measuring something. */
const labels = /^(?:id|.*[_ ]id|index|no|number|year|month|day|hour|code|zip.*|lat|latitude|lon|lng|long|longitude)$/iu;

type Drawn = Pick<CardChart, 'kind' | 'column'> & { readonly heights: readonly number[] };
type Columns = Pick<Measured, 'schema' | 'names'>;

/** Returns undefined when no column is worth a picture. @param plain as `readValue` */
export function chartOf(
  columns: Columns,
  items: readonly Item[],
  plain: Plain | undefined,
): Sample['chart'] | undefined {
  const { schema } = columns;
  for (const draw of [() => lineOf(columns, items, plain), () => histogramOf(schema), () => wordsOf(schema)]) {
    const chart = scaled(draw());
    if (chart) return chart;
  }
  return undefined;
}

function scaled(drawn: Drawn | undefined): Sample['chart'] | undefined {
  if (!drawn) return undefined;
  const { heights, ...rest } = drawn;
  const [low, high] = [rest.kind === 'line' ? Math.min(...heights) : 0, Math.max(...heights)];
  // Halved first: the full width can exceed the largest number.
  const half = high / 2 - low / 2;
  if (!(half > 0) || !Number.isFinite(half)) return undefined;
  return { ...rest, values: heights.map((height) => Math.round(((height / 2 - low / 2) / half) * 100)) };
}

const isMeasure = ({ name, type, distinct, nulls }: SampleColumn) =>
  (type === 'number' || type === 'integer') && distinct > 8 && nulls < 0.5 && !labels.test(name);

/** Numbers with a fraction first: whole numbers are more often codes. */
const measures = (schema: readonly SampleColumn[]) =>
  schema.filter(isMeasure).toSorted((a, b) => Number(b.type === 'number') - Number(a.type === 'number'));

/** The same count of records in each point. Events at any time, such as earthquakes, make no line. */
function lineOf({ schema, names }: Columns, items: readonly Item[], plain: Plain | undefined): Drawn | undefined {
  const [measure] = measures(schema);
  const time = schema.find((column) => isTime(column) && column.distinct * 2 > items.length);
  if (!measure || !time) return undefined;
  const read = (item: Item, column: SampleColumn) =>
    readValue(item[names[schema.indexOf(column)] ?? ''], column.type, plain);
  const inOrder = items
    .flatMap((item) => {
      const [when, value] = [read(item, time), read(item, measure)];
      const at = 'iso' in when ? when.iso : 'text' in when ? readWordDate(when.text) : undefined;
      return at !== undefined && 'number' in value ? { at, number: value.number } : [];
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  if (!isRegular([...new Set(inOrder.map(({ at }) => Date.parse(at)))])) return undefined;
  const perPoint = items.length > sampleRows ? hiddenPerPoint : 2;
  const count = Math.min(points.most, Math.floor(inOrder.length / perPoint));
  if (count < points.least) return undefined;
  const heights = Array.from({ length: count }, (_, index) =>
    inOrder
      .slice((index * inOrder.length) / count, ((index + 1) * inOrder.length) / count)
      // Divides first, because a sum of large numbers can overflow.
      .reduce((mean, { number }, seen) => mean + (number / (seen + 1) - mean / (seen + 1)), 0),
  );
  return { kind: 'line', column: measure.name, heights };
}

/** Share of the records in the highest bar, above which bars say little. */
const mostInBar = 0.7;
const isTelling = (counts: readonly number[]) =>
  Math.max(...counts) <= mostInBar * counts.reduce((sum, count) => sum + count, 0);

function histogramOf(schema: readonly SampleColumn[]): Drawn | undefined {
  const column = measures(schema).find(({ steps }) => steps && isTelling(steps));
  return column?.steps && { kind: 'bars', column: column.name, heights: column.steps };
}

function wordsOf(schema: readonly SampleColumn[]): Drawn | undefined {
  const countsOf = ({ top = [] }: SampleColumn) => top.map(({ count }) => count);
  const column = schema.find((one) => countsOf(one).length > 2 && isTelling(countsOf(one)));
  return column && { kind: 'bars', column: column.name, heights: countsOf(column).slice(0, mostBars) };
}
