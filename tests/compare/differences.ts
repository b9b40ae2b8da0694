// Cells of two forms of one table, compared by their values.
import type { TableInfo } from '#server/tables/job.ts';
import { valueOf } from '#server/tables/child/values.ts';
import { canonical, type Cell } from './canonical.ts';
import type { Read } from './readers.ts';

export type Column = TableInfo['columns'][number];

/** Marks of missing values, which formats of text keep in columns of numbers and days. */
const missing = new Set(['', 'NA', 'N/A', 'n/a', '-', '.', '?', 'null', 'NULL', '\\N']);
const asWritten: ReadonlySet<string> = new Set(['csv', 'json', 'ndjson', 'sample']);
const withoutNulls: ReadonlySet<string> = new Set(['csv', 'html', 'xlsx', 'sample']);
// oxlint-disable-next-line no-control-regex -- HTML has blanks instead
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/gu;

/** A time of day in microseconds, which hyparquet gives as a number. */
function clockOf(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const micros = BigInt(value as number | bigint);
  const clock = new Date(Number(micros / 1000n)).toISOString().slice(11, 19);
  const rest = String(micros % 1_000_000n)
    .padStart(6, '0')
    .replace(/0+$/u, '');
  return rest === '' ? clock : `${clock}.${rest}`;
}

export interface Side {
  readonly name: string;
  readonly plain: (text: string) => string;
}

/** The value of a cell, as far as the format can hold it. */
function valueIn({ name, plain }: Side, value: unknown, { type }: Column): Cell {
  const kind = valueOf(type);
  const isTyped = kind !== 'text' && kind !== 'bytes' && kind !== 'nested';
  let cell = value;
  if (isTyped && asWritten.has(name) && typeof cell === 'string') {
    cell = plain(cell.trim());
    if (missing.has(String(cell))) cell = null;
  }
  if (name === 'html' && typeof cell === 'string') cell = cell.replaceAll(controls, ' ');
  if (withoutNulls.has(name) && typeof cell === 'string' && cell.trim() === '') return null;
  if (type === 'TIME' && name.startsWith('parquet') && typeof cell !== 'string') cell = clockOf(cell);
  const form = canonical(cell, type);
  return withoutNulls.has(name) && form === '' ? null : form;
}

/** Digits that hyparquet keeps of a decimal. */
const rounded = (form: Cell) => (form === null ? null : String(Number(Number(form).toPrecision(14))));

export function differencesOf(
  side: Side,
  found: Read,
  columns: readonly Column[],
  right: readonly (readonly unknown[])[],
): string[] {
  const names = columns.map(({ name }) => name);
  if (found.names.join('\n') !== names.join('\n'))
    return [`${side.name}: names ${JSON.stringify(found.names)} instead of ${JSON.stringify(names)}`.slice(0, 400)];
  // The reader of workbooks leaves out empty rows at the end.
  const isShort =
    side.name === 'xlsx' &&
    right.slice(found.rows.length).every((row) => row.every((cell) => cell === null || cell === ''));
  if (found.rows.length !== right.length && !isShort)
    return [`${side.name}: ${found.rows.length} rows instead of ${right.length}`];
  for (const [row, cells] of right.entries()) {
    for (const [at, column] of columns.entries()) {
      let wanted = valueIn({ ...side, plain: (text) => text }, cells[at], column);
      let got = valueIn(side, found.rows[row]?.[at], column);
      if (side.name.startsWith('parquet') && column.type.startsWith('DECIMAL'))
        [wanted, got] = [rounded(wanted), rounded(got)];
      // Samples cut long texts with a mark.
      if (side.name === 'sample' && got?.endsWith('…') && wanted?.startsWith(got.slice(0, -1))) got = wanted;
      if (wanted !== got)
        return [
          `${side.name}: row ${row + 1}, ${column.name} (${column.type}): ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`.slice(
            0,
            400,
          ),
        ];
    }
  }
  return [];
}
