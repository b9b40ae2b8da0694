import { columnsOf, type Column } from '../../duckdb/columns.ts';
import { literal, type Database } from '../../duckdb/database.ts';

/** DuckDB's own column with the number of a row in a Parquet file. */
export const rowNumber = 'file_row_number';
/** Key in the file's metadata with the begin of the names of hidden columns. */
export const hiddenKey = 'hidden';

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
  /** Names of the columns with the source's own text, by the name of the typed column. */
  readonly texts: ReadonlyMap<string, string>;
}

export async function storedOf(database: Database, table: string): Promise<Stored> {
  const all = await columnsOf(database, `select * from read_parquet(${literal(table)})`);
  const [[hidden = ''] = []] = await database.rows(
    `select decode(value) from parquet_kv_metadata(${literal(table)}) where decode(key) = ${literal(hiddenKey)}`,
  );
  const begin = String(hidden);
  const columns = all.filter(({ name }) => !name.startsWith(begin));
  const names = new Set(all.map(({ name }) => name));
  const texts = columns.flatMap(({ name }, at) =>
    names.has(textName(begin, at)) ? [[name, textName(begin, at)] as const] : [],
  );
  const row = names.has(rowName(begin)) ? rowName(begin) : rowNumber;
  return { columns, row, texts: new Map(texts) };
}
