// DuckDB's own copy of a file, with all types given. In a separate process: a child's peak memory counts that of its parent.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { literal, openDatabase } from '#server/duckdb/database.ts';
import { tableBytes } from '#server/tables/runTableJob.ts';

export const formats = ['csv', 'ndjson'] as const;
export type BenchFormat = (typeof formats)[number];

export const columns = {
  at: 'TIMESTAMP WITH TIME ZONE',
  device: 'VARCHAR',
  region: 'VARCHAR',
  day: 'DATE',
  count: 'BIGINT',
  a: 'DOUBLE',
  b: 'DOUBLE',
  c: 'DOUBLE',
  d: 'DOUBLE',
  e: 'BIGINT',
  f: 'BIGINT',
  open: 'BOOLEAN',
} as const;

const types = Object.entries(columns).map(([name, type]) => `${literal(name)}: ${literal(type)}`);
const readers: Readonly<Record<BenchFormat, (file: string) => string>> = {
  csv: (file) =>
    `read_csv(${literal(file)}, auto_detect = false, delim = ',', quote = '"', header = true, columns = {${types.join(', ')}})`,
  ndjson: (file) => `read_json(${literal(file)}, format = 'newline_delimited', columns = {${types.join(', ')}})`,
};

async function copySeconds(format: BenchFormat, file: string): Promise<number> {
  const folder = path.dirname(file);
  const out = path.join(folder, 'copy.parquet');
  const spill = path.join(folder, 'spill');
  mkdirSync(spill, { recursive: true });
  const database = await openDatabase([file, out], tableBytes * 2, spill, 2);
  const before = performance.now();
  await database.run(
    `copy (select * from ${readers[format](file)}) to ${literal(out)} (format parquet, compression zstd)`,
  );
  const seconds = (performance.now() - before) / 1000;
  rmSync(out);
  return seconds;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , name, file = ''] = process.argv;
  const format = formats.find((one) => one === name);
  if (!format) throw new Error(`Unknown format: ${name}`);
  process.stdout.write(String(await copySeconds(format, file)));
}
