import { runLimits } from '#contract/constants.ts';
import { literal, quoted, type Database } from '../../duckdb/database.ts';
import { isOutOfMemory, RunError } from '../../duckdb/error.ts';
import { freeName, hiddenKey, rowName, rowNumber, textName, zonedKey } from './hidden.ts';
import { convert, isWrongGuess, stillEmpty, type Typed } from './types.ts';
import { parquetOptions } from './width.ts';

export interface Plan {
  readonly types: readonly Typed[];
  readonly isGuess: boolean;
  readonly empty?: readonly string[];
}

export function refuseWidth(columns: number): void {
  if (columns > runLimits.columns) {
    throw new RunError(`The data has ${columns} columns; at most ${runLimits.columns} are read`);
  }
}

interface Storing {
  readonly from: string;
  readonly names: readonly string[];
  readonly table: string;
  /** Places of the columns with nanoseconds in a time zone. */
  readonly zoned?: readonly number[];
}

/** Stores the typed cells, and the source's own text of those that print otherwise. */
export async function store(
  database: Database,
  { from, names, table, zoned = [] }: Storing,
  { types, isGuess, empty = [] }: Plan,
): Promise<void> {
  refuseWidth(names.length);
  const hidden = freeName(names);
  const typed = new Map(types.map((column) => [column.name, column]));
  const isEmpty = new Set(empty);
  const cells = names.map((name) => {
    const column = typed.get(name);
    const cell = column ? convert(column, isGuess) : isEmpty.has(name) ? stillEmpty(name) : quoted(name);
    return `${cell} as ${quoted(name)}`;
  });
  const texts = names.flatMap((name, at) =>
    typed.get(name)?.isRewritten ? [`${quoted(name)}::varchar as ${quoted(textName(hidden, at))}`] : [],
  );
  // Parquet files number their rows, except where a column has that name.
  const number = names.some((name) => name.toLowerCase() === rowNumber)
    ? [`row_number() over () as ${quoted(rowName(hidden))}`]
    : [];
  const list = [...cells, ...texts, ...number];
  const options = `${parquetOptions(list.length)}, kv_metadata {${hiddenKey}: ${literal(hidden)}, ${zonedKey}: ${literal(zoned.join(' '))}}`;
  await database.run(`copy (select ${list.join(', ')} from ${from}) to ${literal(table)} (${options})`);
}

/** Columns whose types are checked while they are converted, which needs memory. */
const maxCheckedColumns = 24;

interface Guessing {
  readonly columns: number;
  readonly guess: () => Promise<void>;
  readonly orElse: () => Promise<void>;
}

/** Guesses the types of a narrow table. Where a later cell does not fit, and of wide tables, every row is looked at. */
export async function storeGuessed({ columns, guess, orElse }: Guessing): Promise<void> {
  if (columns > maxCheckedColumns) return orElse();
  try {
    await guess();
  } catch (error) {
    if (!isWrongGuess(error) && !isOutOfMemory(error)) throw error;
    await orElse();
  }
}
