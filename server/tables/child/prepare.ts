import { runLimits } from '#contract/constants.ts';
import { columnsOf } from '../../executions/child/columns.ts';
import { literal, quoted, type Database } from '../../executions/child/database.ts';
import { RunError } from '../../executions/child/error.ts';
import { load, readable, textNumbers } from '../../executions/child/load.ts';
import { countRagged } from '../../executions/child/ragged.ts';
import type { TableInfo } from '../job.ts';

// Small row groups need little memory, and windows of rows read little.
const asParquet = 'format parquet, compression zstd, row_group_size 30720';

/** Second file of a preparation: the table before its texts of numbers are read as numbers. */
export const draftOf = (table: string) => `${table}.draft`;

const select = (from: string, to: string) => `copy (select ${from}) to ${literal(to)} (${asParquet})`;

/** Row by row from file to file, so that the memory does not bound the size. */
async function copyRows(database: Database, source: string, draft: string): Promise<void> {
  const { kind, text } = await readable(database, source);
  // Explains a malformed table better than DuckDB does.
  if (kind === 'csv') await countRagged(database, source);
  try {
    await database.run(select(`* from ${text(false)}`, draft));
  } catch (error) {
    if (kind === 'parquet') throw error;
    // Types may change far down the file.
    await database.run(select(`* from ${text(true)}`, draft));
  }
}

/** Stores a source as one Parquet file. */
export async function prepare(database: Database, source: string, table: string): Promise<TableInfo> {
  const draft = draftOf(table);
  if ((await readable(database, source)).kind === 'json') {
    await load(database, source, 'data', { names: [], salt: undefined });
    await database.run(select('* from data', table));
  } else {
    await copyRows(database, source, draft);
    await database.run(`create view data as select * from read_parquet(${literal(draft)})`);
    const numbers = await textNumbers(database, 'data');
    const replaced = numbers.map(({ name, number }) => `${number} as ${quoted(name)}`).join(', ');
    await database.run(select(replaced ? `* replace (${replaced}) from data` : '* from data', table));
  }
  const stored = `read_parquet(${literal(table)})`;
  const columns = await columnsOf(database, `select * from ${stored}`);
  if (columns.length > runLimits.columns) {
    throw new RunError(`The data has ${columns.length} columns; at most ${runLimits.columns} are read`);
  }
  const [[rows = 0] = []] = await database.rows(`select count(*) from ${stored}`);
  return { columns, rows: Number(rows) };
}
