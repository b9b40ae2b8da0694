// Own implementation because DuckDB's detection rewrites JSON texts that look like dates or UUIDs, and rounds long numbers.
import { columnsOf, type Column } from '../../duckdb/columns.ts';
import { literal, quoted, type Database } from '../../duckdb/database.ts';
import type { Readable } from './readable.ts';
import { flatten } from './records.ts';
import type { Cells, Shape } from './types.ts';

/** Detected types that change what the source wrote, each followed by the end of its type. Quoted names come first. */
const rewriting = /"(?:[^"]|"")*"|\b(?:(DATE|TIMESTAMP(?: WITH TIME ZONE)?|TIME|UUID)(?=[,)[]|$)|(DOUBLE)(?=[,)]|$))/gu;

/** The type that reads every value as the source wrote it: texts as text, fractions and long numbers as raw JSON. */
const asWritten = (type: string) =>
  type.replaceAll(rewriting, (found, text?: string, number?: string) => (text ? 'VARCHAR' : number ? 'JSON' : found));

/** DuckDB renames keys that differ only in case, and then does not find them by these names. */
const hasRenamed = (columns: readonly Column[]) => {
  const names = new Set(columns.map(({ name }) => name.toLowerCase()));
  return columns.some(({ name }) => /_\d+$/u.test(name) && names.has(name.replace(/_\d+$/u, '').toLowerCase()));
};

/** Loads the records of a JSON file with every value as the source wrote it. */
export async function loadJson(database: Database, { text }: Readable, table: string): Promise<void> {
  const raw = `raw_${table}`;
  const from = text();
  const columns = await columnsOf(database, `select * from ${from}`);
  const types = columns.map(({ name, type }) => `${literal(name)}: ${literal(asWritten(type))}`);
  // A document that is no record has one column that belongs to no key.
  const isKeyed = columns.some(({ name }) => name !== 'json') && !hasRenamed(columns);
  await database.run(`create table ${raw} as select * from ${isKeyed ? text(types) : from}`);
  await flatten(database, raw, table);
}

const dates: readonly Shape[] = ['date', 'timestamp', 'timestamptz'];
const numbers: readonly Shape[] = ['bigint', 'decimal(38, 0)', 'double'];

/** Columns that may have a more precise type than text or JSON. Texts of digits stay text, because JSON has numbers. */
export async function numericCells(database: Database, table: string): Promise<Cells[]> {
  const found: Cells[] = [];
  for (const { name, type: stored } of await columnsOf(database, `select * from ${table}`)) {
    if (stored !== 'VARCHAR' && stored !== 'JSON') continue;
    if (stored === 'JSON') {
      const isNumber = `json_type(${quoted(name)}) in ('BIGINT', 'UBIGINT', 'HUGEINT', 'DOUBLE')`;
      const others = `select count(*) from ${table} where ${quoted(name)} is not null and not (${isNumber})`;
      const [[count = 1] = []] = await database.rows(others);
      if (Number(count) > 0) continue;
    }
    const shapes = stored === 'JSON' ? numbers : dates;
    found.push({ name, shapes });
  }
  return found;
}
