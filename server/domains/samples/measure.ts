import { runLimits } from '#contract/constants.ts';
import type { SampleColumn } from '#contract/types.ts';
import { FieldBudget, nestedFields } from './nestedFields.ts';
import { isMissingMark, jsonText, readValue, shown, type Item, type Plain, type Value } from './values.ts';

type ColumnType = SampleColumn['type'];

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
  plain: Plain | undefined,
  show: number,
  known: readonly string[] = namesIn(items),
): Measured {
  // Objects cannot carry the key `__proto__` safely.
  const names = known.filter((name) => name !== '__proto__').slice(0, maxColumns);
  const budget = new FieldBudget();
  const measured = names.map((name) => measureColumn(name, items, plain, budget));
  const columns = measured.map(({ column }) => column);
  const rows = items
    .slice(0, show)
    .map((item) =>
      Object.fromEntries(columns.map((column) => [column.name, showCell(item[column.name], column.type, plain)])),
    );
  const dated = columns
    .filter(({ type }) => type === 'date')
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

const namesIn = (items: readonly Item[]): string[] => [...new Set(items.flatMap((item) => Object.keys(item)))];

function measureColumn(
  name: string,
  items: readonly Item[],
  plain: Plain | undefined,
  budget: FieldBudget,
): { column: SampleColumn; mixed: boolean } {
  const all = items.map((item) => ({ raw: item[name], value: readValue(item[name], plain) }));
  const clear = all.filter(({ raw, value }) => value.kind !== 'empty' && !isMissingMark(raw));
  const strict = typeOf(clear.map(({ value }) => value.kind));
  const marked = strict === 'text' || strict === 'object' || strict === 'empty';
  const present = marked ? all.filter(({ value }) => value.kind !== 'empty') : clear;
  const values = present.map(({ value }) => value);
  const type = marked ? typeOf(values.map(({ kind }) => kind)) : strict;
  const counts = countsOf(values);
  const column = {
    name,
    type,
    nulls: items.length === 0 ? 0 : (items.length - values.length) / items.length,
    distinct: counts.size,
    ...rangeOf(type, values),
    ...topOf(type, counts, values.length),
    ...(type === 'object' && {
      fields: nestedFields(
        items.map((item) => item[name]),
        budget,
      ),
    }),
  };
  const numbers = values.filter((value) => 'number' in value).length;
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

function typeOf(kinds: readonly Value['kind'][]): ColumnType {
  const found = new Set(kinds);
  const [only] = found;
  if (only === undefined) return 'empty';
  if (found.size === 1) return only;
  return found.size === 2 && found.has('integer') && found.has('number') ? 'number' : 'text';
}

function keyOf(value: Value): string {
  if ('number' in value) return String(value.number);
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
  const value = readValue(raw, plain);
  if (value.kind === 'empty') return null;
  if (type !== 'text' && type !== 'object' && isMissingMark(raw)) return null;
  if (type === 'text' && plain) return shown(String(raw));
  if ('number' in value) return value.number;
  if ('boolean' in value) return value.boolean;
  return shown(typeof raw === 'string' ? raw : 'text' in value ? value.text : '');
}
