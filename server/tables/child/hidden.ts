import { columnsOf, type Column } from '../../duckdb/columns.ts';
import { literal, type Database } from '../../duckdb/database.ts';

/** A name that begins none of the columns. Hidden columns begin with it. */
export function freeName(columns: readonly Column[]): string {
  let name = '__exchange_row';
  while (columns.some((column) => column.name.toLowerCase().startsWith(name))) name += '_';
  return name;
}

export const textName = (row: string, at: number) => `${row}_text_${at}`;

export interface Stored {
  readonly columns: readonly Column[];
  /** Column with the row's number in the source, the last of the file. */
  readonly row: string;
  /** Names of the columns with the source's own text, by the name of the typed column. */
  readonly texts: ReadonlyMap<string, string>;
}

export async function storedOf(database: Database, table: string): Promise<Stored> {
  const all = await columnsOf(database, `select * from read_parquet(${literal(table)})`);
  const row = all.at(-1)?.name ?? '';
  const columns = all.filter(({ name }) => !name.startsWith(row));
  const names = new Set(all.map(({ name }) => name));
  const texts = columns.flatMap(({ name }, at) =>
    names.has(textName(row, at)) ? [[name, textName(row, at)] as const] : [],
  );
  return { columns, row, texts: new Map(texts) };
}
