// Own implementation because DuckDB's type detection rewrites cells, which analyses accept and bought data must not.
import { columnsOf } from '../../duckdb/columns.ts';
import { literal, quoted, type Database } from '../../duckdb/database.ts';
import { quoteOptions, type Dialect } from './dialect.ts';
import { firstFitting, type Shape, type Typed } from './types.ts';

/** Marks of missing values in columns of numbers, dates and booleans. Text formats keep them. */
const missing = `('', 'NA', 'N/A', 'n/a', '-', '.', '?', 'null', 'NULL', 'NaN', 'nan', '\\N')`;
const shapes: readonly Shape[] = ['bigint', 'double', 'date', 'timestamp', 'timestamptz', 'boolean'];

export function textSource(file: string, dialect: Dialect): string {
  // DuckDB finds no header among texts.
  const head = typeof dialect.header === 'boolean' ? `, header = ${dialect.header}` : '';
  return `read_csv(${literal(file)}, compression = 'none', all_varchar = true, null_padding = true, strict_mode = false${quoteOptions(dialect)}${head})`;
}

export async function typedColumns(database: Database, table: string): Promise<Typed[]> {
  const found: Typed[] = [];
  for (const { name } of await columnsOf(database, `select * from ${table}`)) {
    const trimmed = `trim(${quoted(name)})`;
    const some = `${quoted(name)} is not null and ${trimmed} not in ${missing}`;
    const type = await firstFitting(database, { table, cell: trimmed, some, shapes });
    if (type === undefined) continue;
    const cell = `(case when ${trimmed} not in ${missing} then try_cast(${trimmed} as ${type}) end)`;
    const rewritten = `select count(*) from ${table} where ${cell}::varchar is distinct from ${quoted(name)}`;
    const [[changed = 0] = []] = await database.rows(rewritten);
    found.push({ name, cell, isRewritten: Number(changed) > 0 });
  }
  return found;
}
