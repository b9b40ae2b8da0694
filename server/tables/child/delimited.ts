import { stat } from 'node:fs/promises';
import type { FileReading } from '#contract/types.ts';
import { quoted, parquetRows, type Database } from '../../duckdb/database.ts';
import { isOutOfMemory, RunError } from '../../duckdb/error.ts';
import { TableRows } from '../../reading/delimited/tableRows.ts';
import { columnNames, renamedNotes } from '../../reading/names.ts';
import { readTable } from '../../reading/readTable.ts';
import { probedBytes } from '../../reading/recognise.ts';
import type { Cell, Recognised, TableRead } from '#server/reading/types.ts';
import { sentenceOf } from '../../reading/sentence.ts';
import { draftOf, canonicalRules, canonicalSource, endCells, writeCanonical } from './canonical.ts';
import { isPlain, textCells, textSource } from './csv.ts';
import type { PrepareTask } from './prepareTask.ts';
import { scanOf, storeScanned } from './scan/storeScanned.ts';
import { refuseWidth, type Source } from './store.ts';

type Work = PrepareTask & { readonly recognised: Recognised };

const lastRows = 1_000;
const lastCells = 200_000;

/** Looks for totals and notes below the rows, and for further tables, which the rows of a regular file can be. */
async function endsAlone(
  database: Database,
  { table, recognised }: Work,
  names: readonly string[],
  count: number,
): Promise<boolean> {
  const { place } = recognised.delimited!;
  const limit = Math.min(lastRows, Math.ceil(lastCells / names.length));
  const window = `limit ${limit} offset ${Math.max(0, count - limit)}`;
  const list = names.map((name) => `${quoted(name)}::varchar`).join(', ');
  const last = await database.rows(`select ${list} from ${parquetRows(table)} ${window}`);
  const rows = new TableRows({ ...place, bodyAt: 0 }, recognised.found.comment);
  rows.take(last.map((cells, at) => ({ cells: cells.map((cell) => String(cell ?? '')), line: at, isOpen: false })));
  rows.end();
  return rows.after === 0 && rows.tables <= 1;
}

/** A large file without any untidiness goes to DuckDB's reader. Undefined if it turns out to be untidy. */
async function prepareRegular(work: Work): Promise<FileReading | undefined> {
  const { open, source, table, recognised } = work;
  const { place, dialect } = recognised.delimited!;
  const written = place.names ?? Array.from({ length: place.width }, () => '');
  const names = columnNames(written);
  refuseWidth(names.length);
  const database = await open(2 * names.length);
  const lines = (recognised.found.before ?? 0) + place.headerRows;
  const header = written.length > 1 ? (place.names ?? []) : [];
  const scan = scanOf(source, { ...dialect, lines, header, keepsEmpty: false }, textCells(names, recognised.found));
  const from: Source['from'] = (types) => textSource(source, { ...dialect, lines }, names, types);
  try {
    const { headers, rows } = await storeScanned(database, { from, names }, table, scan);
    if (headers > 0 || !(await endsAlone(database, work, names, rows))) return undefined;
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
  const file = draftOf(table);
  const longest = await writeCanonical(file, withoutEmpty(batches), names.length);
  const cells = [...textCells(names, recognised.found), endCells];
  const from: Source['from'] = (types) => canonicalSource(file, names, longest, types);
  await storeScanned(await open(2 * names.length), { from, names }, table, scanOf(file, canonicalRules, cells));
  return reading();
}

export async function isLarge(source: string): Promise<boolean> {
  return (await stat(source)).size > probedBytes;
}

export async function prepareDelimited(preparing: PrepareTask, recognised: Recognised): Promise<FileReading> {
  const work = { ...preparing, recognised };
  const isRegular = isPlain(recognised) && (await isLarge(preparing.source));
  return (isRegular ? await prepareRegular(work) : undefined) ?? prepareUntidy(work);
}
