import { runLimits } from '#contract/constants.ts';
import type { SampleColumn } from '#contract/types.ts';
import { readWordDate } from './dates.ts';
import { FieldBudget, nestedFields } from './nestedFields.ts';
import type { ColumnType } from '#server/reading/columnType.ts';
import { isNumeric, jsonText, readValue, shown, type Item, type Plain, type Value } from './values.ts';

export interface Measured {
  readonly schema: SampleColumn[];
  /** Names in the source, in the order of `schema`. */
  readonly names: string[];
  readonly rows: Record<string, unknown>[];
  readonly oldest: string | undefined;
  readonly newest: string | undefined;
  readonly duplicates: number;
  readonly mixed: string[];
}

const maxColumns = runLimits.columns;
const maxWords = 20;
const stepCount = 20;

export function measure(
  items: readonly Item[],
  types: ReadonlyMap<string, ColumnType>,
  plain: Plain | undefined,
  show: number,
): Measured {
  // Objects cannot carry the key `__proto__` safely.
  const names = [...types.keys()].filter((name) => name !== '__proto__').slice(0, maxColumns);
  const budget = new FieldBudget();
  const measured = names.map((name) => measureColumn(name, { items, type: types.get(name)!, plain }, budget));
  const columns = measured.map(({ column }) => column);
  const rows = items
    .slice(0, show)
    .map((item) =>
      Object.fromEntries(columns.map((column) => [column.name, showCell(item[column.name], column.type, plain)])),
    );
  const dated = columns
    .filter((column) => isTime(column) && column.min !== undefined)
    .toSorted((a, b) => (String(a.max) < String(b.max) ? 1 : -1))[0];
  return {
    schema: columns,
    names,
    rows,
    oldest: dated && String(dated.min),
    newest: dated && String(dated.max),
    duplicates: items.length - new Set(items.map((item) => jsonText(item))).size,
    mixed: columns.filter((_, index) => measured[index]?.mixed).map(({ name }) => name),
  };
}

export const isTime = ({ type, dates }: SampleColumn): boolean => type === 'date' || dates === true;

interface Cells {
  readonly items: readonly Item[];
  readonly type: ColumnType;
  readonly plain: Plain | undefined;
}

function measureColumn(
  name: string,
  { items, type: fitting, plain }: Cells,
  budget: FieldBudget,
): { column: SampleColumn; mixed: boolean } {
  const values = items.map((item) => readValue(item[name], fitting, plain)).filter(({ kind }) => kind !== 'empty');
  const type = values.length === 0 ? 'empty' : fitting;
  const counts = countsOf(values);
  const column = {
    name,
    type,
    nulls: items.length === 0 ? 0 : (items.length - values.length) / items.length,
    distinct: counts.size,
    ...rangeOf(type, values),
    ...(type === 'text' && wordDatesOf(values)),
    ...topOf(type, counts, values.length),
    ...(type === 'object' && {
      fields: nestedFields(
        items.map((item) => item[name]),
        budget,
      ),
    }),
  };
  const numbers = type === 'text' ? items.filter((item) => isNumeric(item[name])).length : 0;
  return { column, mixed: type === 'text' && numbers * 2 > values.length && numbers < values.length };
}

function countsOf(values: readonly Value[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(keyOf(value), (counts.get(keyOf(value)) ?? 0) + 1);
  return counts;
}

/** Only few words, each twice or more on average. Otherwise the counts would reveal rows. */
function topOf(type: ColumnType, counts: ReadonlyMap<string, number>, total: number): Pick<SampleColumn, 'top'> {
  if ((type !== 'text' && type !== 'boolean') || counts.size > maxWords || counts.size * 2 > total) return {};
  if (total === 0) return {};
  const top = [...counts].map(([value, count]) => ({ value: shown(value), count }));
  return { top: top.toSorted((a, b) => b.count - a.count) };
}

function keyOf(value: Value): string {
  if ('number' in value) return String(value.digits);
  if ('boolean' in value) return String(value.boolean);
  if ('iso' in value) return value.iso;
  return 'text' in value ? value.text : '';
}

/** Ranges of numbers and dates only: the first and last text would reveal rows to viewers without access. */
function rangeOf(type: ColumnType, values: readonly Value[]): Pick<SampleColumn, 'min' | 'max' | 'mean' | 'steps'> {
  if (type === 'integer' || type === 'number')
    return numberRange(values.flatMap((one) => ('number' in one ? one.number : [])));
  if (type !== 'date') return {};
  const dates = values.flatMap((value) => ('iso' in value ? value.iso : [])).toSorted();
  const [min] = dates;
  const max = dates.at(-1);
  if (min === undefined || max === undefined) return {};
  const times = dates.map((date) => Date.parse(date));
  return { min, max, ...(times.every(Number.isFinite) && stepsOf(times, Date.parse(min), Date.parse(max))) };
}

/** Half of the texts are enough, as for a run. */
function wordDatesOf(values: readonly Value[]): Pick<SampleColumn, 'dates' | 'min' | 'max'> {
  const days = values.flatMap((value) => ('text' in value ? (readWordDate(value.text) ?? []) : [])).toSorted();
  const [min] = days;
  const max = days.at(-1);
  if (min === undefined || max === undefined || days.length * 2 < values.length) return {};
  return { dates: true, min, max };
}

function numberRange(numbers: readonly number[]): Pick<SampleColumn, 'min' | 'max' | 'mean' | 'steps'> {
  let min = Infinity;
  let max = -Infinity;
  let mean = 0;
  for (const [index, number] of numbers.entries()) {
    min = Math.min(min, number);
    max = Math.max(max, number);
    // Divides first, because a sum of large numbers can overflow.
    mean += number / (index + 1) - mean / (index + 1);
  }
  return { min, max, mean: Math.min(max, Math.max(min, mean)), ...stepsOf(numbers, min, max) };
}

function stepsOf(numbers: readonly number[], min: number, max: number): Pick<SampleColumn, 'steps'> {
  // Halved first: the full width can exceed the largest number.
  const half = max / 2 - min / 2;
  if (!(half > 0)) return {};
  const steps = Array.from({ length: stepCount }, () => 0);
  for (const number of numbers) {
    const place = Math.min(stepCount - 1, Math.floor(((number / 2 - min / 2) / half) * stepCount));
    steps[place] = (steps[place] ?? 0) + 1;
  }
  return { steps };
}

function showCell(raw: unknown, type: ColumnType, plain: Plain | undefined): unknown {
  const value = readValue(raw, type, plain);
  if (value.kind === 'empty') return null;
  if ('number' in value) return value.digits;
  if ('boolean' in value) return value.boolean;
  return shown(typeof raw === 'string' ? raw : 'text' in value ? value.text : '');
}
