// One file through the product: sample, grid, run and every written format, compared cell for cell.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { tableFormatNames } from '#contract/dataFormats.ts';
import type { Sample } from '#contract/types.ts';
import { openDatabase, quoted } from '#server/duckdb/database.ts';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';
import { loadColumns } from '#server/compute/child/loadColumns.ts';
import { plainWriter } from '#server/reading/forms.ts';
import { perform } from '#server/tables/child/perform.ts';
import { tableBytes } from '#server/tables/runTableJob.ts';
import type { TableInfo, TableJob, TableQuery, TableRows } from '#server/tables/job.ts';
import { valueOf } from '#server/tables/child/values.ts';
import { differencesOf, type Column, type Side } from './differences.ts';
import { readers, readParquet, type Read } from './readers.ts';

export interface Compared {
  readonly info: TableInfo;
  readonly differences: readonly string[];
  /** The table as its CSV file has it. */
  readonly csv: Read | undefined;
}

type Job = {
  [Kind in TableJob['kind']]: Omit<TableJob & { kind: Kind }, 'memory' | 'folder' | 'table'>;
}[TableJob['kind']];

/** Rows that are compared from the begin of a table. */
const maxRows = 2_000;
const sampleBytes = 2 ** 20;
const query: TableQuery = { limit: maxRows };
function sampleDifferences(
  sample: Sample,
  columns: readonly Column[],
  right: readonly (readonly unknown[])[],
  side: Side,
): string[] {
  const names = sample.schema.map(({ name }) => name);
  const shown = columns.slice(0, names.length);
  const rows = (sample.rows ?? []).map((row) => names.map((name) => row[name]));
  return differencesOf({ ...side, name: 'sample' }, { names, rows }, shown, right.slice(0, rows.length));
}

interface Asked {
  readonly name: string;
  readonly contentType?: string;
}

/** Compares a file's table in every form. Errors of the product are thrown. */
export async function compareFile(source: string, declared: Asked): Promise<Compared> {
  const folder = mkdtempSync(path.join(tmpdir(), 'compare-'));
  try {
    const table = path.join(folder, 'table.parquet');
    const work = <Result>(job: Job) => perform({ ...job, memory: tableBytes, folder, table }) as Promise<Result>;
    const info = await work<TableInfo>({ kind: 'prepare', source, declared, choice: {} });
    const { columns, reading } = info;
    const width = columns.length;
    const grid = await work<TableRows>({ kind: 'rows', width, query, total: undefined });
    const side = { plain: plainWriter(reading) };
    const differences: string[] = [];
    let csv: Read | undefined;
    if (grid.total !== info.rows) differences.push(`grid: ${grid.total} rows instead of ${info.rows}`);
    for (const format of tableFormatNames) {
      const out = path.join(folder, `out.${format}`);
      try {
        await work<number>({ kind: 'write', width, query, format, out });
      } catch (error) {
        differences.push(`${format}: refused: ${error instanceof Error ? error.message : ''}`.slice(0, 300));
        continue;
      }
      try {
        const found = await readers[format](
          readFileSync(out),
          columns.map(({ name }) => name),
        );
        if (format === 'csv') csv = found;
        differences.push(...differencesOf({ ...side, name: format }, found, columns, grid.rows));
      } catch (error) {
        differences.push(`${format}: cannot be read back: ${String(error)}`.slice(0, 300));
      }
    }
    const database = await openDatabase([table], tableBytes);
    await loadColumns(database, table, 'data', { names: columns.map(({ name }) => name), salt: undefined });
    const list = columns.map(({ name, type }) =>
      valueOf(type) === 'nested' ? `to_json(${quoted(name)})` : quoted(name),
    );
    const run = await database.rows(
      `select ${list.map((cell) => `${cell}::varchar`).join(', ')} from data limit ${maxRows}`,
    );
    differences.push(
      ...differencesOf(
        { ...side, name: 'run' },
        { names: columns.map(({ name }) => name), rows: run },
        columns,
        grid.rows,
      ),
    );
    const bytes = readFileSync(source);
    const isText = ['csv', 'json', 'ndjson', 'geojson'].includes(reading.format);
    if (isText && bytes.length < sampleBytes) {
      const sample = await measureHead(
        { bytes, complete: true, contentType: '', ...declared },
        new Date().toISOString(),
      );
      differences.push(...sampleDifferences(sample, columns, grid.rows, { ...side, name: 'csv' }));
    }
    if (reading.format === 'parquet') {
      try {
        const { rows, names } = await readParquet(bytes);
        const found = {
          names: names.length === width ? columns.map(({ name }) => name) : names,
          rows: rows.slice(0, maxRows),
        };
        differences.push(...differencesOf({ ...side, name: 'parquet source' }, found, columns, grid.rows));
      } catch (error) {
        differences.push(`parquet source: hyparquet cannot read it: ${String(error)}`.slice(0, 200));
      }
    }
    return { info, differences, csv };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
