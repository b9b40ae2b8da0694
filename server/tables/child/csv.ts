// Own implementation because DuckDB's type detection rewrites cells, which analyses accept and bought data must not.
import { literal } from '../../duckdb/database.ts';
import type { Dialect } from './dialect.ts';
import type { Cells, Shape } from './types.ts';

/** Marks of missing values in columns of numbers, dates and booleans. Text formats keep them. */
const missing = new Set(['', 'NA', 'N/A', 'n/a', '-', '.', '?', 'null', 'NULL', 'NaN', 'nan', '\\N']);
const shapes: readonly Shape[] = ['bigint', 'double', 'date', 'timestamp', 'timestamptz', 'boolean'];

const columnsOption = (names: readonly string[]) =>
  `columns = {${names.map((name) => `${literal(name)}: 'VARCHAR'`).join(', ')}}`;

/** Strict: rows of another width and stray quotes raise an error. Otherwise missing cells are empty. */
export function textSource(file: string, dialect: Dialect, names: readonly string[], isStrict: boolean): string {
  const { delimiter, quote, escape, skipped, header } = dialect;
  const marks = `delim = ${literal(delimiter)}, quote = ${literal(quote)}, escape = ${literal(escape)}`;
  // DuckDB's parallel reader loses rows with quoted line breaks where it pads.
  const mode = isStrict ? 'strict_mode = true' : 'null_padding = true, strict_mode = false, parallel = false';
  return `read_csv(${literal(file)}, auto_detect = false, compression = 'none', ${marks}, skip = ${skipped}, header = ${header}, ${columnsOption(names)}, ${mode})`;
}

export const textCells = (names: readonly string[]): Cells[] => names.map((name) => ({ name, shapes, missing }));
