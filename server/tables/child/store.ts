import { runLimits } from '#contract/constants.ts';
import { literal, quoted, type Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';
import { freeName, hiddenKey, printsKey, rowName, rowNumber, textName, zonedKey } from './hidden.ts';
import { printsText } from './prints.ts';
import { convert, isNative, type Shape, type Typed } from './types.ts';
import { parquetOptions } from './width.ts';

export interface Source {
  readonly names: readonly string[];
  /** The rows as SQL, with the types of those columns that are read as values. All others are text. */
  readonly from: (types: ReadonlyMap<string, Shape>) => string;
  /** Places of the columns with nanoseconds in a time zone. */
  readonly zoned?: readonly number[];
  /** A column as SQL that no type keeps. */
  readonly untyped?: (name: string) => string;
}

export function refuseWidth(columns: number): void {
  if (columns > runLimits.columns) {
    throw new RunError(`The data has ${columns} columns; at most ${runLimits.columns} are read`);
  }
}

/** Stores the typed cells, and the source's own text of those that print otherwise. Returns the number of rows. */
export async function store(
  database: Database,
  { names, from, zoned = [], untyped = quoted }: Source,
  table: string,
  types: readonly Typed[] = [],
): Promise<number> {
  refuseWidth(names.length);
  const hidden = freeName(names);
  const typed = new Map(types.map((column) => [column.name, column]));
  const natives = new Map(types.filter((column) => isNative(column)).map(({ name, type }) => [name, type]));
  const cells = names.map((name) => {
    const column = typed.get(name);
    const cell = natives.has(name) ? quoted(name) : column ? convert(column) : untyped(name);
    return `${cell} as ${quoted(name)}`;
  });
  const columns = names.map((name) => typed.get(name));
  const texts = columns.flatMap((column, at) =>
    column && !column.print ? [`${quoted(column.name)} as ${quoted(textName(hidden, at))}`] : [],
  );
  // Parquet files number their rows, except where a column has that name.
  const number = names.some((name) => name.toLowerCase() === rowNumber)
    ? [`row_number() over () as ${quoted(rowName(hidden))}`]
    : [];
  const list = [...cells, ...texts, ...number];
  const prints = printsText(columns.map((column) => column?.print));
  const facts = `kv_metadata {${hiddenKey}: ${literal(hidden)}, ${printsKey}: ${literal(prints)}, ${zonedKey}: ${literal(zoned.join(' '))}}`;
  const select = `select ${list.join(', ')} from ${from(natives)}`;
  const [[rows = 0] = []] = await database.rows(
    `copy (${select}) to ${literal(table)} (${parquetOptions(list.length)}, ${facts})`,
  );
  return Number(rows);
}
