// Small chart of a sample for cards: a line over time, a map, a histogram, or the frequencies of a word column.
import { sampleRows } from '#contract/constants.ts';
import { coordinatesOf } from '#contract/coordinates.ts';
import { isRegular } from '#contract/isRegular.ts';
import type { CardChart, Sample, SampleColumn } from '#contract/types.ts';
import { readWordDate } from './dates.ts';
import { isTime, type Measured } from './measure.ts';
import { readValue, type Item, type Plain } from './values.ts';

/** Points of a line. */
const points = { min: 8, max: 24 } as const;
/** Records behind a point where not every record is shown in the sample: no single one can be inferred. */
const hiddenPerPoint = 10;
const maxBars = 12;
/** Columns that number or place a record instead of measuring something. */
const labels = /^(?:id|.*[_ ]id|index|no|number|year|month|day|hour|code|zip.*|lat|latitude|lon|lng|long|longitude)$/iu;

const maxPoints = 150;
const cellsAcross = 64;

type Drawn = Omit<CardChart, 'values'> & { readonly heights: readonly number[] };
type Columns = Pick<Measured, 'schema' | 'names'>;

/** Returns undefined when no column is worth a picture. @param plain as `readValue` */
export function chartOf(
  columns: Columns,
  items: readonly Item[],
  plain: Plain | undefined,
): Sample['chart'] | undefined {
  const { schema } = columns;
  const line = scaled(lineOf(columns, items, plain));
  return line ?? mapOf(columns, items, plain) ?? scaled(histogramOf(schema)) ?? scaled(wordsOf(schema));
}

function scaled(drawn: Drawn | undefined): Sample['chart'] | undefined {
  if (!drawn) return undefined;
  const { heights, ...rest } = drawn;
  const [low, high] = [rest.kind === 'line' ? Math.min(...heights) : 0, Math.max(...heights)];
  // Halved first: the full width can exceed the largest number.
  const half = high / 2 - low / 2;
  if (!(half > 0) || !Number.isFinite(half)) return undefined;
  const values = heights.map((height) => Math.round(((height / 2 - low / 2) / half) * 100));
  return { ...rest, values, ...(rest.kind === 'line' && { low: brief(low), high: brief(high) }) };
}

const brief = (value: number) => Number(value.toPrecision(4));

const isNumeric = (type: SampleColumn['type']) => type === 'number' || type === 'integer';

const isMeasure = ({ name, type, distinct, nulls }: SampleColumn) =>
  isNumeric(type) && distinct > 8 && nulls < 0.5 && !labels.test(name);

/** Numbers with a fraction first: whole numbers are more often codes. */
const measures = (schema: readonly SampleColumn[]) =>
  schema.filter(isMeasure).toSorted((a, b) => Number(b.type === 'number') - Number(a.type === 'number'));

const readerOf =
  ({ schema, names }: Columns, plain: Plain | undefined) =>
  (item: Item, column: SampleColumn) =>
    readValue(item[names[schema.indexOf(column)] ?? ''], column.type, plain);

/** The same count of records in each point. Events at any time, such as earthquakes, make no line. */
function lineOf({ schema, names }: Columns, items: readonly Item[], plain: Plain | undefined): Drawn | undefined {
  const [measure] = measures(schema);
  const time = schema.find((column) => isTime(column) && column.distinct * 2 > items.length);
  if (!measure || !time) return undefined;
  const read = readerOf({ schema, names }, plain);
  const inOrder = items
    .flatMap((item) => {
      const [when, value] = [read(item, time), read(item, measure)];
      const at = 'iso' in when ? when.iso : 'text' in when ? readWordDate(when.text) : undefined;
      return at !== undefined && 'number' in value ? { at, number: value.number } : [];
    })
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  if (!isRegular([...new Set(inOrder.map(({ at }) => Date.parse(at)))])) return undefined;
  const perPoint = items.length > sampleRows ? hiddenPerPoint : 2;
  const count = Math.min(points.max, Math.floor(inOrder.length / perPoint));
  if (count < points.min) return undefined;
  const heights = Array.from({ length: count }, (_, index) =>
    inOrder
      .slice((index * inOrder.length) / count, ((index + 1) * inOrder.length) / count)
      // Divides first, because a sum of large numbers can overflow.
      .reduce((mean, { number }, seen) => mean + (number / (seen + 1) - mean / (seen + 1)), 0),
  );
  const [from, to] = [inOrder[0]?.at, inOrder.at(-1)?.at];
  return { kind: 'line', column: measure.name, heights, ...(from && { from }), ...(to && { to }) };
}

/**
 * Places of the records. Where the sample does not show every record, the points are cells of a grid. Each holds two
 * or more records, so that no single one can be inferred.
 */
function mapOf({ schema, names }: Columns, items: readonly Item[], plain: Plain | undefined): CardChart | undefined {
  const found = coordinatesOf(schema.filter(({ distinct }) => distinct > 8));
  const [x, y] = [found?.longitude, found?.latitude].map((wanted) => schema.find(({ name }) => name === wanted));
  if (!x || !y) return undefined;
  const read = readerOf({ schema, names }, plain);
  const places = items.flatMap((item): [number, number][] => {
    const [east, north] = [read(item, x), read(item, y)];
    if (!('number' in east) || !('number' in north)) return [];
    return Math.abs(east.number) <= 180 && Math.abs(north.number) <= 90 ? [[east.number, north.number]] : [];
  });
  const [across, up] = [0, 1].map((axis) => places.map((place) => place[axis] ?? 0).toSorted((a, b) => a - b));
  const extent = Math.max(...[across, up].map((sorted) => (sorted?.at(-1) ?? 0) - (sorted?.[0] ?? 0)));
  const [cell, least] = items.length > sampleRows ? [extent / cellsAcross, 2] : [0.1, 1];
  if (!(cell > 0)) return undefined;
  const counts = new Map<string, number>();
  for (const place of places) {
    const middle = place.map((degrees) => (Math.round(degrees / cell) * cell).toFixed(2)).join(' ');
    counts.set(middle, (counts.get(middle) ?? 0) + 1);
  }
  const points = [...counts]
    .filter(([, count]) => count >= least)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, maxPoints)
    .map(([middle]) => middle.split(' ').map(Number) as [number, number]);
  return points.length > 8 ? { kind: 'points', column: `${x.name}, ${y.name}`, values: [], points } : undefined;
}

/** Share of the records in the highest bar, above which bars say little. */
const maxInBar = 0.7;
const isTelling = (counts: readonly number[]) =>
  Math.max(...counts) <= maxInBar * counts.reduce((sum, count) => sum + count, 0);

function histogramOf(schema: readonly SampleColumn[]): Drawn | undefined {
  const column = measures(schema).find(({ steps }) => steps && isTelling(steps));
  const { name = '', steps, min, max } = column ?? {};
  return (
    steps && {
      kind: 'bars',
      column: name,
      heights: steps,
      ...(min !== undefined && { from: min }),
      ...(max !== undefined && { to: max }),
    }
  );
}

function wordsOf(schema: readonly SampleColumn[]): Drawn | undefined {
  const countsOf = ({ top = [] }: SampleColumn) => top.map(({ count }) => count);
  const column = schema.find((one) => countsOf(one).length > 2 && isTelling(countsOf(one)));
  const bars = column?.top?.slice(0, maxBars);
  return (
    column &&
    bars && {
      kind: 'bars',
      column: column.name,
      heights: bars.map(({ count }) => count),
      names: bars.map(({ value }) => value),
    }
  );
}
