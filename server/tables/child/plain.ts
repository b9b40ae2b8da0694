import type { Column } from '../../duckdb/columns.ts';
import { quoted } from '../../duckdb/database.ts';

const isWhole = ({ type }: Column) => /^(?:TINYINT|SMALLINT|INTEGER|UTINYINT|USMALLINT)$/u.test(type);
// More digits than a double keeps.
const isHuge = ({ type }: Column) => type === 'DECIMAL(38,0)';
const isLong = ({ type }: Column) => type === 'BIGINT' || type === 'UINTEGER';

/** Type of a column in formats that do not know DuckDB's types. Dates are milliseconds since 1970. */
export type PlainType = 'int' | 'long' | 'double' | 'boolean' | 'date' | 'text';

export function plainTypeOf(column: Column): PlainType {
  if (isHuge(column)) return 'text';
  if (column.kind === 'number') return isWhole(column) ? 'int' : isLong(column) ? 'long' : 'double';
  return column.kind === 'other' ? 'text' : column.kind;
}

const casts: Readonly<Record<PlainType, (cell: string) => string>> = {
  int: (cell) => `${cell}::integer`,
  long: (cell) => `${cell}::bigint`,
  double: (cell) => `(case when isfinite(${cell}::double) then ${cell}::double end)`,
  boolean: (cell) => cell,
  date: (cell) => `epoch_ms(${cell}::timestamp)::double`,
  text: (cell) => `${cell}::varchar`,
};

export const plainList = (columns: readonly Column[]) =>
  columns
    .map((column) => {
      const cell = quoted(column.name);
      if (column.kind === 'other') return `to_json(${cell})::varchar as ${cell}`;
      return `${casts[plainTypeOf(column)](cell)} as ${cell}`;
    })
    .join(', ');
