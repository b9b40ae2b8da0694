import path from 'node:path';
import type { TableFormat } from '#contract/tableFormats.ts';
import type { Column } from '../../duckdb/columns.ts';
import { literal, openDatabase, quoted, type Database } from '../../duckdb/database.ts';
import type { TableJob, TableQuery, TableRows } from '../job.ts';
import { writeArrow } from './arrow.ts';
import { compile, type Compiled } from './compile.ts';
import { storedOf, type Stored } from './hidden.ts';
import { writeHtml } from './html.ts';
import { plainList } from './plain.ts';
import { canonicalOf } from './canonical.ts';
import { draftOf, prepare } from './prepare.ts';
import { parquetOptions, resourcesFor } from './width.ts';
import { writeXlsx } from './xlsx.ts';

export { ArgumentError } from './compile.ts';

/** Formats that DuckDB does not write. */
const writers: Readonly<Partial<Record<TableFormat, typeof writeXlsx>>> = {
  xlsx: writeXlsx,
  arrow: writeArrow,
  html: writeHtml,
};

const copyOptions: Readonly<Partial<Record<TableFormat, string>>> = {
  csv: 'format csv, header',
  json: 'format json, array true',
  ndjson: 'format json, array false',
};

const listOf = ({ chosen }: Compiled) => chosen.map(({ name }) => quoted(name)).join(', ');

async function compiledOf(
  database: Database,
  table: string,
  query: TableQuery,
): Promise<Compiled & Pick<Stored, 'texts'>> {
  const stored = await storedOf(database, table);
  return { ...compile(stored, literal(table), query), texts: stored.texts };
}

type RowsJob = TableJob & { kind: 'rows' };

async function rowsOf(database: Database, { table, query, total: counted }: RowsJob): Promise<TableRows> {
  const compiled = await compiledOf(database, table, query);
  const { from, order, window, values, chosen } = compiled;
  const count = async () => (await database.rows(`select count(*) ${from}`, values))[0]?.[0];
  const total = counted ?? (await count());
  const rows = await database.rows(`select ${listOf(compiled)} ${from}${order}${window}`, values);
  return { columns: chosen, rows, total: Number(total) };
}

/** The cell as the source wrote it: every cell of CSV, which is text, and the dates of JSON, which has none. */
function writtenCell({ name, kind, type }: Column, texts: Stored['texts'], format: TableFormat): string {
  const [cell, text] = [quoted(name), texts.get(name)];
  if (format === 'csv') return text === undefined ? cell : `${quoted(text)} as ${cell}`;
  // DuckDB writes decimals to JSON as doubles.
  if (type.startsWith('DECIMAL')) return `${cell}::varchar::json as ${cell}`;
  if (text === undefined || kind !== 'date') return cell;
  return `case when ${cell} is not null then ${quoted(text)} end as ${cell}`;
}

type WriteJob = TableJob & { kind: 'write' };

async function write(database: Database, { table, query, format, out }: WriteJob): Promise<number> {
  const compiled = await compiledOf(database, table, query);
  const { from, order, window, values, chosen, texts } = compiled;
  const writer = writers[format];
  if (writer) {
    const plain = `select ${plainList(chosen)} ${from}${order}${window}`;
    return writer(database.stream(plain, values), chosen, out);
  }
  const cells =
    format === 'parquet' ? listOf(compiled) : chosen.map((column) => writtenCell(column, texts, format)).join(', ');
  const select = `select ${cells} ${from}${order}${window}`;
  const [[rows = 0] = []] = await database.rows(
    `copy (${select}) to ${literal(out)} (${copyOptions[format] ?? parquetOptions(chosen.length)})`,
    values,
  );
  return Number(rows);
}

export async function perform(job: TableJob): Promise<unknown> {
  const { folder, table, memory } = job;
  const own =
    job.kind === 'prepare' ? [job.source, draftOf(table), canonicalOf(table)] : job.kind === 'write' ? [job.out] : [];
  const open = (columns: number) => {
    const resources = resourcesFor(columns, memory);
    return openDatabase([table, ...own], resources.memory, path.join(folder, 'spill'), resources.threads);
  };
  if (job.kind === 'prepare') return prepare({ open, source: job.source, table });
  const database = await open(job.width);
  return job.kind === 'write' ? write(database, job) : rowsOf(database, job);
}
