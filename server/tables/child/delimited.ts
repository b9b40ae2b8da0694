import { stat } from 'node:fs/promises';
import type { FileReading } from '#contract/types.ts';
import { literal, quoted, type Database } from '../../duckdb/database.ts';
import { isOutOfMemory, RunError } from '../../duckdb/error.ts';
import { TableRows } from '../../reading/delimited/tableRows.ts';
import { columnNames, renamedNotes } from '../../reading/names.ts';
import { readTable } from '../../reading/readTable.ts';
import { probedBytes } from '../../reading/recognise.ts';
import type { Cell, Recognised, TableRead } from '../../reading/recognised.ts';
import { sentenceOf } from '../../reading/sentence.ts';
import { canonicalOf, canonicalSource, writeCanonical } from './canonical.ts';
import { isPlain, textCells, textSource } from './csv.ts';
import type { Preparing } from './prepare.ts';
import { refuseWidth, store, storeGuessed } from './store.ts';
import { guessTypes, typesOf } from './types.ts';
import { parquetOptions } from './width.ts';

export const draftOf = (table: string) => `${table}.draft`;

interface Cells {
  readonly from: string;
  readonly names: readonly string[];
}

type Work = Preparing & { readonly recognised: Recognised };

async function storeByGuess(database: Database, { table, recognised }: Work, cells: Cells): Promise<void> {
  const { types, empty } = await guessTypes(database, cells.from, textCells(cells.names, recognised.found));
  await store(database, { ...cells, table }, { types, isGuess: true, empty });
}

async function storeTyped(database: Database, { table, recognised }: Work, cells: Cells): Promise<void> {
  const types = await typesOf(database, cells.from, textCells(cells.names, recognised.found));
  await store(database, { ...cells, table }, { types, isGuess: false });
}

const storeNarrow = (database: Database, work: Work, cells: Cells, orElse: () => Promise<void>) =>
  storeGuessed({ columns: cells.names.length, guess: () => storeByGuess(database, work, cells), orElse });

async function storeDraft(database: Database, work: Work, { from, names }: Cells): Promise<void> {
  const draft = literal(draftOf(work.table));
  await database.run(`copy (select * from ${from}) to ${draft} (${parquetOptions(names.length)})`);
  await storeTyped(database, work, { from: `read_parquet(${draft})`, names });
}

const lastRows = 1_000;

/** Looks for totals and notes below the rows, and for further tables, which the rows of a regular file can be. */
async function endsAlone(database: Database, { table, recognised }: Work, names: readonly string[]): Promise<boolean> {
  const { place } = recognised.delimited!;
  const stored = `read_parquet(${literal(table)})`;
  const [[count = 0] = []] = await database.rows(`select count(*) from ${stored}`);
  const offset = Math.max(0, Number(count) - lastRows);
  const list = names.map((name) => `${quoted(name)}::varchar`).join(', ');
  const last = await database.rows(`select ${list} from ${stored} limit ${lastRows} offset ${offset}`);
  const rows = new TableRows({ ...place, bodyAt: 0 }, recognised.found.comment);
  rows.take(last.map((cells, at) => ({ cells: cells.map((cell) => String(cell ?? '')), line: at, isOpen: false })));
  rows.end();
  if (rows.after > 0 || rows.tables > 1) return false;
  const heads = place.names?.slice(0, 2).map((name, at) => `${quoted(names[at]!)}::varchar = ${literal(name)}`) ?? [];
  if (heads.length < 2) return true;
  const [[again = 0] = []] = await database.rows(`select count(*) from ${stored} where ${heads.join(' and ')}`);
  return Number(again) === 0;
}

/** A large file without any untidiness goes to DuckDB's reader. Undefined if it turns out to be untidy. */
async function prepareRegular(work: Work): Promise<FileReading | undefined> {
  const { open, source, recognised } = work;
  const { place, dialect } = recognised.delimited!;
  const written = place.names ?? Array.from({ length: place.width }, () => '');
  const names = columnNames(written);
  refuseWidth(names.length);
  const database = await open(2 * names.length);
  const lines = (recognised.found.before ?? 0) + place.headRows;
  const cells = { from: textSource(source, { ...dialect, lines }, names), names };
  try {
    await storeNarrow(database, work, cells, () => storeDraft(database, work, cells));
    if (!(await endsAlone(database, work, names))) return undefined;
  } catch (error) {
    if (isOutOfMemory(error)) throw error;
    return undefined;
  }
  const found = { ...recognised.found, notes: renamedNotes(written, names), tables: 1, after: 0 };
  return { ...found, sentence: sentenceOf(found) };
}

async function* withoutEmpty(batches: TableRead['batches']): AsyncGenerator<Cell[][]> {
  for await (const batch of batches) yield batch.map((row) => row.map((cell) => (cell === '' ? null : cell)));
}

async function prepareUntidy(work: Work): Promise<FileReading> {
  const { open, source, table, recognised } = work;
  const { columns, batches, reading } = await readTable(source, recognised);
  const names = columns.map(({ name }) => name);
  if (names.length === 0) throw new RunError('The data source is empty');
  refuseWidth(names.length);
  const file = canonicalOf(table);
  const longest = await writeCanonical(file, withoutEmpty(batches), names.length);
  const database = await open(2 * names.length);
  const cells = { from: canonicalSource(file, names, longest), names };
  await storeNarrow(database, work, cells, () => storeDraft(database, work, cells));
  return reading();
}

async function isLarge(source: string): Promise<boolean> {
  return (await stat(source)).size > probedBytes;
}

export async function prepareDelimited(preparing: Preparing, recognised: Recognised): Promise<FileReading> {
  const work = { ...preparing, recognised };
  const isRegular = isPlain(recognised) && (await isLarge(preparing.source));
  return (isRegular ? await prepareRegular(work) : undefined) ?? prepareUntidy(work);
}
