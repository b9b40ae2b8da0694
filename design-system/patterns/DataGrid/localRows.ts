// A source for rows that are in memory: sorts, filters and describes them.
import { wholeText } from '../../internal/format/values.ts';
import type { GetRows, GridColumn, GridFilter, GridQuery, GridRow } from './types.ts';

const collator = new Intl.Collator(undefined, { numeric: true });
const bins = 12;

const isEmpty = (value: unknown) => value === null || value === undefined || value === '' || Number.isNaN(value);

/** Empty values come last in both directions. */
function compare(a: unknown, b: unknown, sign: 1 | -1): number {
  if (isEmpty(a) || isEmpty(b)) return Number(isEmpty(a)) - Number(isEmpty(b));
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(wholeText(a), wholeText(b));
  return order * sign;
}

/** Empty values match nothing, as in the databases behind other sources. */
function matches(cell: unknown, { operator, value }: GridFilter): boolean {
  if (isEmpty(cell)) return false;
  const text = wholeText(cell);
  if (operator === 'contains') return text.toLowerCase().includes(value.trim().toLowerCase());
  const order = compare(cell, typeof cell === 'number' ? Number(value) : value.trim(), 1);
  const equal = typeof cell === 'number' ? order === 0 : text.toLowerCase() === value.trim().toLowerCase();
  if (operator === '=') return equal;
  if (operator === '!=') return !equal;
  return operator === '>=' ? order >= 0 : order <= 0;
}

const holds = (row: GridRow, text: string) =>
  row.some((cell) => !isEmpty(cell) && wholeText(cell).toLowerCase().includes(text));

function select(
  columns: readonly GridColumn[],
  rows: readonly GridRow[],
  { sort, filters, search }: Pick<GridQuery, 'sort' | 'filters' | 'search'>,
): readonly GridRow[] {
  const wanted = Object.entries(filters).map(
    ([id, filter]) => [columns.findIndex((column) => column.id === id), filter] as const,
  );
  const text = search.trim().toLowerCase();
  const found = rows.filter(
    (row) => wanted.every(([at, filter]) => matches(row[at], filter)) && (text === '' || holds(row, text)),
  );
  const at = columns.findIndex(({ id }) => id === sort?.column);
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return at < 0 ? found : found.toSorted((a, b) => compare(a[at], b[at], sign));
}

/** Rows in memory as a source. Keep its identity while the rows are the same. */
export function localRows(columns: readonly GridColumn[], rows: readonly GridRow[]): GetRows {
  let last: { key: string; rows: readonly GridRow[] } | undefined;
  return ({ offset, limit, ...query }) => {
    const key = JSON.stringify([query.sort, query.filters, query.search]);
    if (last?.key !== key) last = { key, rows: select(columns, rows, query) };
    return Promise.resolve({ rows: last.rows.slice(offset, offset + limit), total: last.rows.length });
  };
}

function histogramOf(values: readonly number[]): readonly number[] | undefined {
  const [low, high] = values.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Infinity, -Infinity],
  );
  if (!(high > low)) return undefined;
  const counts = Array.from({ length: bins }, () => 0);
  for (const value of values) {
    const bin = Math.min(bins - 1, Math.floor(((value - low) / (high - low)) * bins));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts;
}

/** Adds null share and histogram from rows in memory. Numbers in texts stay texts. */
export const describeColumns = (columns: readonly GridColumn[], rows: readonly GridRow[]): readonly GridColumn[] =>
  columns.map((column, at) => {
    const empty = rows.filter((row) => isEmpty(row[at])).length;
    const numbers = rows.map((row) => row[at]).filter((value) => typeof value === 'number' && Number.isFinite(value));
    const histogram = column.type === 'number' ? histogramOf(numbers as number[]) : undefined;
    return { ...column, nullShare: rows.length === 0 ? 0 : empty / rows.length, ...(histogram && { histogram }) };
  });
