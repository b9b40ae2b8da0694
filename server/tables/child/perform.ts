import path from 'node:path';
import type { TableFormat } from '#contract/dataFormats.ts';
import { quoted, parquetRows, literal, openDatabase, type Database } from '../../duckdb/database.ts';
import type { TableJob, TableQuery, TableRows } from '../job.ts';
import { writeArrow } from './arrow.ts';
import { compile, type Compiled } from './compile.ts';
import { readSchema, writeUtcFlags } from '../columnar/footer.ts';
import { storedOf, zonedType, type Stored } from './hidden.ts';
import { writeHtml } from './html.ts';
import { plainList } from './plain.ts';
import { draftOf } from './canonical.ts';
import { prepare } from './prepare.ts';
import { parquetOptions, resourcesFor } from './width.ts';
import { csvCell, gridCell, isExact, jsonLine, numberOrDigits } from './written.ts';
import { writeXlsx } from './xlsx.ts';

export { ArgumentError } from './compile.ts';

const ownWriters: Readonly<Partial<Record<TableFormat, typeof writeXlsx>>> = {
  xlsx: writeXlsx,
  arrow: writeArrow,
  html: writeHtml,
};

// Lines of JSON hold neither line breaks nor control characters.
const asLines = String.raw`format csv, header false, quote '', escape '', delimiter '\x01'`;

const copyOptions: Readonly<Partial<Record<TableFormat, string>>> = {
  csv: 'format csv, header',
  json: `${asLines}, prefix '[', suffix ']'`,
  ndjson: asLines,
};

const listOf = ({ chosen }: Compiled) => chosen.map(({ name }) => quoted(name)).join(', ');

async function compiledOf(
  database: Database,
  table: string,
  query: TableQuery,
): Promise<Compiled & Pick<Stored, 'texts'>> {
  const stored = await storedOf(database, table);
  return { ...compile(stored, parquetRows(table), query), texts: stored.texts };
}

type RowsJob = TableJob & { kind: 'rows' };

async function rowsOf(database: Database, { table, query, total: counted }: RowsJob): Promise<TableRows> {
  const compiled = await compiledOf(database, table, query);
  const { from, order, window, values, chosen } = compiled;
  const count = async () => (await database.rows(`select count(*) ${from}`, values))[0]?.[0];
  const total = counted ?? (await count());
  const cells = chosen.map((column) => gridCell(column)).join(', ');
  const found = await database.rows(`select ${cells} from (select * ${from}${order}${window})`, values);
  const isDigits = chosen.map((column) => isExact(column));
  const rows = found.map((row) =>
    row.map((cell, at) => (isDigits[at] && typeof cell === 'string' ? numberOrDigits(cell) : cell)),
  );
  return { columns: chosen, rows, total: Number(total) };
}

/** The columns of a format that DuckDB writes, as SQL. */
function cellsOf(compiled: Awaited<ReturnType<typeof compiledOf>>, format: TableFormat): string {
  const { chosen, texts } = compiled;
  if (format === 'parquet') return listOf(compiled);
  if (format === 'csv') return chosen.map((column) => csvCell(column, texts)).join(', ');
  const line = jsonLine(chosen, texts);
  return format === 'ndjson' ? line : `case when row_number() over () > 1 then ',' else '' end || ${line}`;
}

type WriteJob = TableJob & { kind: 'write' };

async function write(database: Database, { table, query, format, out }: WriteJob): Promise<number> {
  const compiled = await compiledOf(database, table, query);
  const { from, order, window, values, chosen } = compiled;
  const writer = ownWriters[format];
  if (writer) {
    const plain = `select ${plainList(chosen)} ${from}${order}${window}`;
    return writer(database.stream(plain, values), chosen, out);
  }
  // The rows are chosen first, because functions over rows see those in the order of the reading.
  const select = `select ${cellsOf(compiled, format)} from (select * ${from}${order}${window})`;
  const options = copyOptions[format] ?? parquetOptions(chosen.length);
  const [[rows = 0] = []] = await database.rows(`copy (${select}) to ${literal(out)} (${options})`, values);
  const zoned = new Set(chosen.filter(({ type }) => type === zonedType).map(({ name }) => name));
  if (format === 'parquet' && zoned.size > 0) {
    const nanos = (await readSchema(database, out)).filter(({ isNanos }) => isNanos);
    await writeUtcFlags(
      out,
      nanos.map(({ name, isColumn }) => isColumn && zoned.has(name)),
    );
  }
  return Number(rows);
}

export async function perform(job: TableJob): Promise<unknown> {
  const { folder, table, memory } = job;
  const own = job.kind === 'prepare' ? [job.source, draftOf(table)] : job.kind === 'write' ? [job.out] : [];
  const open = (columns: number) => {
    const resources = resourcesFor(columns, memory);
    return openDatabase([table, ...own], resources.memory, path.join(folder, 'spill'), resources.threads);
  };
  if (job.kind === 'prepare') return prepare({ ...job, open });
  const database = await open(job.width);
  return job.kind === 'write' ? write(database, job) : rowsOf(database, job);
}
