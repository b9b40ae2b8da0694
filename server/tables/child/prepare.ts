import { runLimits } from '#contract/constants.ts';
import { columnsOf } from '../../duckdb/columns.ts';
import { literal, quoted, type Database } from '../../duckdb/database.ts';
import { isOutOfMemory, RunError } from '../../duckdb/error.ts';
import type { TableInfo, TableNote } from '../job.ts';
import { canonicalOf } from './canonical.ts';
import { textCells, textSource } from './csv.ts';
import { sniffDialect, type Dialect } from './dialect.ts';
import { freeName, hiddenKey, rowNumber, rowName, storedOf, textName } from './hidden.ts';
import { loadJson, readShape } from './json.ts';
import { raggedNotes, scanRows } from './ragged.ts';
import { kindOf } from './sniff.ts';
import { convert, guessTypes, isWrongGuess, stillEmpty, typesOf, type Typed } from './types.ts';
import { parquetOptions } from './width.ts';

/** Columns whose types are checked while they are converted: each check needs memory. */
const maxCheckedColumns = 24;
/** Second file of a preparation: a CSV file with every cell as text. */
export const draftOf = (table: string) => `${table}.draft`;

type Open = (columns: number) => Promise<Database>;

interface Preparing {
  readonly open: Open;
  readonly source: string;
  readonly table: string;
}

interface Plan {
  readonly types: readonly Typed[];
  readonly isGuess: boolean;
  readonly empty?: readonly string[];
}

/** Stores the typed cells, and the source's own text of those that print otherwise. */
async function store(
  database: Database,
  { from, names, table }: { from: string; names: readonly string[]; table: string },
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
  const options = `${parquetOptions(list.length)}, kv_metadata {${hiddenKey}: ${literal(hidden)}}`;
  await database.run(`copy (select ${list.join(', ')} from ${from}) to ${literal(table)} (${options})`);
}

function refuseWidth(columns: number): void {
  if (columns > runLimits.columns) {
    throw new RunError(`The data has ${columns} columns; at most ${runLimits.columns} are read`);
  }
}

const namesOf = async (database: Database, from: string) =>
  (await columnsOf(database, `select * from ${from}`)).map(({ name }) => name);

/** Reads a regular file once: types are guessed from its first rows, and a cell that does not fit ends the attempt. */
async function storeRegular(database: Database, { source, table }: Preparing, dialect: Dialect): Promise<void> {
  const from = textSource(source, dialect, dialect.names, true);
  const { types, empty } = await guessTypes(database, from, textCells(dialect.names));
  await store(database, { from, names: dialect.names, table }, { types, isGuess: true, empty });
}

async function storeDraft(database: Database, table: string, from: string, names: readonly string[]): Promise<void> {
  const draft = literal(draftOf(table));
  await database.run(`copy (select * from ${from}) to ${draft} (${parquetOptions(names.length)})`);
  const stored = `read_parquet(${draft})`;
  const types = await typesOf(database, stored, textCells(names));
  await store(database, { from: stored, names, table }, { types, isGuess: false });
}

async function prepareCsv(preparing: Preparing, sniffed: Dialect): Promise<readonly TableNote[]> {
  const { open, source, table } = preparing;
  refuseWidth(sniffed.names.length);
  const database = await open(2 * sniffed.names.length);
  const strict = () => storeDraft(database, table, textSource(source, sniffed, sniffed.names, true), sniffed.names);
  try {
    if (sniffed.names.length > maxCheckedColumns) await strict();
    else
      await storeRegular(database, preparing, sniffed).catch((error: unknown) => {
        if (isWrongGuess(error) || isOutOfMemory(error)) return strict();
        throw error;
      });
    return [];
  } catch (error) {
    if (isOutOfMemory(error)) throw error;
  }
  const rows = await scanRows(source, sniffed);
  const names = [...sniffed.names];
  while (names.length < rows.widest) names.push(`column_${names.length + 1}`);
  refuseWidth(names.length);
  await storeDraft(database, table, textSource(source, sniffed, names, false), names);
  return raggedNotes(rows);
}

/** Stores a source as one Parquet file, row by row, so that the memory does not bound the size. */
export async function prepare(preparing: Preparing): Promise<TableInfo> {
  const { open, source, table } = preparing;
  const database = await open(1);
  const kind = await kindOf(source);
  let notes: readonly TableNote[] = [];
  if (kind === 'json') {
    const shape = await readShape(source);
    refuseWidth(shape.columns.length);
    const wide = await open(2 * shape.columns.length);
    const { names, from, types } = await loadJson(wide, { source, file: canonicalOf(table), shape });
    await store(wide, { from, names, table }, { types, isGuess: false });
  } else if (kind === 'parquet') {
    const from = `read_parquet(${literal(source)})`;
    const names = await namesOf(database, from);
    await store(await open(names.length), { from, names, table }, { types: [], isGuess: false });
  } else {
    notes = await prepareCsv(preparing, await sniffDialect(database, source));
  }
  const { columns } = await storedOf(database, table);
  const [[rows = 0] = []] = await database.rows(`select count(*) from read_parquet(${literal(table)})`);
  return { columns, rows: Number(rows), notes };
}
