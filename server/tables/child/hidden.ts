import { columnsOf, type Column } from '../../duckdb/columns.ts';
import { literal, quoted, parquetRows, type Database } from '../../duckdb/database.ts';
import { printsIn, printSql } from './prints.ts';

/** DuckDB's own column with the number of a row in a Parquet file. */
export const rowNumber = 'file_row_number';
/** Key in the file's metadata with the begin of the names of hidden columns. */
export const hiddenKey = 'hidden';

/** Key of the forms in which columns print as the source wrote them. */
export const printsKey = 'prints';
/** Key with the places of the columns with nanoseconds in a time zone, for which DuckDB has no type. */
export const zonedKey = 'zoned';
export const zonedType = 'TIMESTAMP_NS WITH TIME ZONE';

/** A name that begins none of the columns. Hidden columns begin with it. */
export function freeName(names: readonly string[]): string {
  let name = '__exchange_row';
  while (names.some((one) => one.toLowerCase().startsWith(name))) name += '_';
  return name;
}

export const textName = (hidden: string, at: number) => `${hidden}_text_${at}`;
export const rowName = (hidden: string) => `${hidden}_number`;

export interface Stored {
  readonly columns: readonly Column[];
  readonly row: string;
  /** The source's own text as SQL, by the name of each typed column that prints otherwise. */
  readonly texts: ReadonlyMap<string, string>;
}

export async function storedOf(database: Database, table: string): Promise<Stored> {
  const all = await columnsOf(database, `select * from ${parquetRows(table)}`);
  const metadata = new Map(
    (await database.rows(`select decode(key), decode(value) from parquet_kv_metadata(${literal(table)})`)) as [
      string,
      string,
    ][],
  );
  const begin = metadata.get(hiddenKey) ?? '';
  const zoned = new Set((metadata.get(zonedKey) ?? '').split(' ').filter(Boolean).map(Number));
  const columns = all
    .filter(({ name }) => !name.startsWith(begin))
    .map((column, at) => (zoned.has(at) ? { ...column, type: zonedType } : column));
  const names = new Set(all.map(({ name }) => name));
  const prints = printsIn(metadata.get(printsKey) ?? '{}');
  const texts = columns.flatMap(({ name, type }, at) => {
    const print = prints.get(String(at));
    if (print) return [[name, printSql(quoted(name), type, print)] as const];
    return names.has(textName(begin, at)) ? [[name, quoted(textName(begin, at))] as const] : [];
  });
  const row = names.has(rowName(begin)) ? rowName(begin) : rowNumber;
  return { columns, row, texts: new Map(texts) };
}
