import { copyFile } from 'node:fs/promises';
import type { FileReading } from '#contract/types.ts';
import { columnsOf, type Column } from '../../duckdb/columns.ts';
import { quoted, parquetRows, type Database } from '../../duckdb/database.ts';
import { reasonOf, RunError } from '../../duckdb/error.ts';
import { columnNames, renamedNotes } from '../../reading/names.ts';
import type { Recognised } from '#server/reading/types.ts';
import { sentenceOf } from '../../reading/sentence.ts';
import { draftOf } from '../child/canonical.ts';
import type { PrepareTask } from '../child/prepareTask.ts';
import { refuseWidth, store } from '../child/store.ts';
import { readSchema, writeUtcFlags, type Element } from './footer.ts';
import { refuseLostValues } from './lostValues.ts';
import { readArrow } from './readArrow.ts';

interface Columns {
  readonly written: readonly string[];
  /** The same columns in SQL. */
  readonly expressions: readonly string[];
  readonly from: string;
  readonly zoned: readonly number[];
}

async function storeColumns(
  database: Database,
  { table, found }: { table: string; found: Recognised['found'] },
  { written, expressions, from, zoned }: Columns,
): Promise<FileReading> {
  const names = columnNames(written);
  const list = names.map((name, at) => `${expressions[at]} as ${quoted(name)}`);
  const select = `(select ${list.join(', ')} from ${from})`;
  await store(database, { from: () => select, names, zoned }, table);
  const whole = { ...found, notes: renamedNotes(written, names) };
  return { ...whole, sentence: sentenceOf(whole) };
}

export async function prepareArrow({ open, source, table }: PrepareTask, { found }: Recognised): Promise<FileReading> {
  if (found.compression) throw new RunError('The Arrow file is compressed: decompress it first');
  const { names: written, types, chunks, zoned } = await readArrow(source);
  refuseWidth(written.length);
  const database = await open(2 * written.length);
  await database.fill('cells', types, chunks);
  const expressions = written.map((_, at) => `c${at}`);
  return storeColumns(database, { table, found }, { written, expressions, from: 'cells', zoned });
}

const unreadable = 'The Parquet file is broken, encrypted or compressed in an unsupported way';

export async function prepareParquet(preparing: PrepareTask, { found }: Recognised): Promise<FileReading> {
  if (found.compression) throw new RunError('The Parquet file is compressed as a whole: decompress it first');
  try {
    return await storeParquet(preparing, found);
  } catch (error) {
    if (reasonOf(error) !== undefined) throw error;
    throw new RunError(unreadable, { cause: error });
  }
}

/** Returns a copy without flags of UTC where nanoseconds have one: DuckDB would cut these to microseconds. */
async function withoutUtcFlags(source: string, copy: string, schema: readonly Element[]): Promise<string> {
  const nanos = schema.filter(({ isNanos }) => isNanos);
  if (!nanos.some(({ isUtc }) => isUtc)) return source;
  await copyFile(source, copy);
  await writeUtcFlags(
    copy,
    nanos.map(() => false),
  );
  return copy;
}

async function storeParquet({ open, source, table }: PrepareTask, found: Recognised['found']): Promise<FileReading> {
  const schema = await readSchema(await open(1), source);
  const file = await withoutUtcFlags(source, draftOf(table), schema);
  const from = parquetRows(file);
  const columns: readonly Column[] = await columnsOf(await open(1), `select * from ${from}`);
  const elements = schema.filter(({ isColumn }) => isColumn);
  if (elements.length !== columns.length)
    throw new RunError('The columns of this Parquet file do not match its schema');
  // DuckDB renames repeated names by another rule than ours.
  const written = elements.map(({ name }) => name);
  const database = await open(columns.length);
  await refuseLostValues(database, { file, columns, written });
  const zoned = columns.flatMap(({ type }, at) => (type === 'TIMESTAMP_NS' && elements[at]?.isUtc ? [at] : []));
  const expressions = columns.map(({ name }) => quoted(name));
  return storeColumns(database, { table, found }, { written, expressions, from, zoned });
}
