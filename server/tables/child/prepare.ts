import { runLimits } from '#contract/constants.ts';
import { columnsOf } from '../../duckdb/columns.ts';
import { literal, quoted, type Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';
import { readable } from './readable.ts';
import { countRagged } from './ragged.ts';
import type { TableInfo } from '../job.ts';
import { textSource, typedColumns } from './csv.ts';
import { freeName, storedOf, textName } from './hidden.ts';
import { loadJson, typedJson } from './json.ts';
import type { Typed } from './types.ts';

// Small row groups need little memory, and windows of rows read little.
const asParquet = 'format parquet, compression zstd, row_group_size 30720';

/** Second file of a preparation: a CSV file with every cell as text. */
export const draftOf = (table: string) => `${table}.draft`;

const select = (from: string, to: string) => `copy (select ${from}) to ${literal(to)} (${asParquet})`;

/** Adds the row's number, and the source's own text of cells that print otherwise. */
async function store(database: Database, from: string, table: string, typed: readonly Typed[]): Promise<void> {
  const columns = await columnsOf(database, `select * from ${from}`);
  const row = freeName(columns);
  const replaced = typed.map(({ name, cell }) => `${cell} as ${quoted(name)}`).join(', ');
  const rewritten = new Set(typed.filter(({ isRewritten }) => isRewritten).map(({ name }) => name));
  const texts = columns.flatMap(({ name }, at) =>
    rewritten.has(name) ? [`${quoted(name)}::varchar as ${quoted(textName(row, at))}`] : [],
  );
  const list = [replaced ? `* replace (${replaced})` : '*', ...texts, `row_number() over () as ${quoted(row)}`];
  await database.run(select(`${list.join(', ')} from ${from}`, table));
}

/** Stores a source as one Parquet file, row by row, so that the memory does not bound the size. */
export async function prepare(database: Database, source: string, table: string): Promise<TableInfo> {
  const file = await readable(database, source);
  if (file.kind === 'json') {
    await loadJson(database, file, 'data');
    await store(database, 'data', table, await typedJson(database, 'data'));
  } else if (!file.dialect) {
    await store(database, file.text(false), table, []);
  } else {
    // Explains a malformed table better than DuckDB does.
    await countRagged(source, file.dialect);
    await database.run(select(`* from ${textSource(source, await file.dialect)}`, draftOf(table)));
    await database.run(`create view data as select * from read_parquet(${literal(draftOf(table))})`);
    await store(database, 'data', table, await typedColumns(database, 'data'));
  }
  const { columns } = await storedOf(database, table);
  if (columns.length > runLimits.columns) {
    throw new RunError(`The data has ${columns.length} columns; at most ${runLimits.columns} are read`);
  }
  const [[rows = 0] = []] = await database.rows(`select count(*) from read_parquet(${literal(table)})`);
  return { columns, rows: Number(rows) };
}
