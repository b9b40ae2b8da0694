// Small chart of a sample for cards: a column of numbers over time, its histogram, or the frequencies of a word column.
import type { CardChart, Sample, SampleColumn } from '#contract/types.ts';
import { readValue, type Item } from './values.ts';

/** Points of a line, each the mean of as many records. */
const points = 24;
const mostBars = 12;
/** Columns that number or place a record instead of measuring something. */
const labels = /^(?:id|.*[_ ]id|index|no|number|year|month|day|hour|code|zip.*|lat|latitude|lon|lng|long|longitude)$/iu;

type Drawn = Pick<CardChart, 'kind' | 'column'> & { readonly heights: readonly number[] };

/** Returns undefined when no column is worth a picture. */
export function chartOf(
  schema: readonly SampleColumn[],
  items: readonly Item[],
  loose: boolean,
): Sample['chart'] | undefined {
  const drawn = lineOf(schema, items, loose) ?? histogramOf(schema) ?? wordsOf(schema);
  if (!drawn) return undefined;
  const { heights, ...rest } = drawn;
  const [low, high] = [rest.kind === 'line' ? Math.min(...heights) : 0, Math.max(...heights)];
  if (!(high > low)) return undefined;
  return { ...rest, values: heights.map((height) => Math.round(((height - low) / (high - low)) * 100)) };
}

const isMeasure = ({ name, type, distinct, nulls }: SampleColumn) =>
  (type === 'number' || type === 'integer') && distinct > 8 && nulls < 0.5 && !labels.test(name);

/** Numbers with a fraction first: whole numbers are more often codes. */
const measures = (schema: readonly SampleColumn[]) =>
  schema.filter(isMeasure).toSorted((a, b) => Number(b.type === 'number') - Number(a.type === 'number'));

function lineOf(schema: readonly SampleColumn[], items: readonly Item[], loose: boolean): Drawn | undefined {
  const [measure] = measures(schema);
  const time = schema.find(({ type, distinct }) => type === 'date' && distinct * 2 > items.length);
  if (!measure || !time || items.length < points * 2) return undefined;
  const numberOf = (item: Item) => {
    const value = readValue(item[measure.name], loose);
    return 'number' in value ? value.number : undefined;
  };
  const timeOf = (item: Item) => {
    const value = readValue(item[time.name], loose);
    return 'iso' in value ? value.iso : '';
  };
  const inOrder = items
    .map((item) => ({ at: timeOf(item), number: numberOf(item) }))
    .toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const heights = Array.from({ length: points }, (_, index) => {
    const part = inOrder.slice((index * items.length) / points, ((index + 1) * items.length) / points);
    const numbers = part.flatMap(({ number }) => number ?? []);
    return numbers.reduce((mean, number, seen) => mean + (number - mean) / (seen + 1), 0);
  });
  return { kind: 'line', column: measure.name, heights };
}

function histogramOf(schema: readonly SampleColumn[]): Drawn | undefined {
  const column = measures(schema).find(({ steps }) => steps);
  return column?.steps && { kind: 'bars', column: column.name, heights: column.steps };
}

function wordsOf(schema: readonly SampleColumn[]): Drawn | undefined {
  const column = schema.find(({ top = [] }) => top.length > 2);
  return (
    column?.top && {
      kind: 'bars',
      column: column.name,
      heights: column.top.slice(0, mostBars).map(({ count }) => count),
    }
  );
}
