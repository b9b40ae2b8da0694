// npm run bench:reading [-- MEGABYTES]. A regular CSV file and one of JSON lines as tables, against DuckDB's own copy of
// each with all types given. Three rounds in one run. Also the recognition alone, and the memory of the child.
import { execFile } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { runChild } from '#server/duckdb/spawn.ts';
import { bundlePrograms, programOf } from '#server/launch/programs.ts';
import { recognise } from '#server/reading/recognise.ts';
import type { TableInfo, TableJob, TableOutcome } from '#server/tables/job.ts';
import { tableBytes } from '#server/tables/runTableJob.ts';
import { columns, formats, type BenchFormat } from './reading/ownCopy.ts';

const megabytes = Number(process.argv[2] ?? 250);
const bytes = megabytes * 2 ** 20;
const mebibyte = 2 ** 20;
const bars = { csv: 1.5, ndjson: 2, recognition: 0.05, megabytes: 400 };

const regions = ['north', 'east', 'south', 'west', 'centre'];
const start = Date.UTC(2025, 0, 1);

function cellsOf(row: number): (string | number | boolean)[] {
  const at = new Date(start + row * 30_000).toISOString().replace('.000', '');
  const wave = 15 + 10 * Math.sin(row / 5000);
  const four = [1, 2, 3, 4].map((factor) => Number((wave * factor + ((row * 7919) % 100) / 50).toFixed(2)));
  return [at, `device-${row % 5000}`, regions[row % 5]!, at.slice(0, 10), row, ...four, row % 97, row * 3, row % 2 > 0];
}

function* linesOf(line: (row: number) => string, head = ''): Generator<string> {
  yield head;
  let block = '';
  let written = 0;
  for (let row = 0; written < bytes; row += 1) {
    block += line(row);
    if (row % 5000 < 4999) continue;
    written += block.length;
    yield block;
    block = '';
  }
}

// The server runs its children bundled.
await bundlePrograms();
const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'bench-reading-')));
const names = Object.keys(columns);
const files = { csv: path.join(folder, 'table.csv'), ndjson: path.join(folder, 'table.ndjson') };
const write = (file: string, lines: Iterable<string>) => pipeline(Readable.from(lines), createWriteStream(file));
await write(
  files.csv,
  linesOf((row) => `${cellsOf(row).join(',')}\n`, `${names.join(',')}\n`),
);
await write(
  files.ndjson,
  linesOf((row) => `${JSON.stringify(Object.fromEntries(cellsOf(row).map((cell, at) => [names[at], cell])))}\n`),
);

async function timed<Result>(work: () => Promise<Result>): Promise<[seconds: number, result: Result]> {
  const before = performance.now();
  const result = await work();
  return [(performance.now() - before) / 1000, result];
}

const exec = promisify(execFile);

async function copied(format: BenchFormat): Promise<number> {
  const program = path.join(import.meta.dirname, 'reading', 'ownCopy.ts');
  const { stdout } = await exec(process.execPath, [program, format, files[format]]);
  return Number(stdout);
}

async function prepared(format: BenchFormat): Promise<{ seconds: number; peak: number }> {
  const work = path.join(folder, `work-${format}`);
  mkdirSync(path.join(work, 'spill'), { recursive: true });
  const table = path.join(work, 'table.parquet');
  const source = files[format];
  const job: TableJob = { kind: 'prepare', memory: tableBytes, folder, source, table, declared: {}, choice: {} };
  const options = { program: programOf('tables'), writes: true, seconds: 600, niceness: 0 };
  const never = new AbortController().signal;
  const [seconds, outcome] = await timed(() => runChild<TableOutcome<TableInfo>>(job, folder, never, options));
  if (!('result' in outcome)) throw new Error(JSON.stringify(outcome));
  return { seconds, peak: outcome.peak / mebibyte };
}

const rounds = 3;
const least = (values: readonly number[]) => Math.min(...values);
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const round = (value: number) => Number(value.toFixed(2));
let missed = 0;
for (const format of formats) {
  const size = statSync(files[format]).size / mebibyte;
  const seconds: { own: number[]; ours: number[]; recognition: number[] } = { own: [], ours: [], recognition: [] };
  let most = 0;
  for (let turn = 0; turn < rounds; turn += 1) {
    seconds.own.push(await copied(format));
    const { seconds: ours, peak } = await prepared(format);
    seconds.ours.push(ours);
    seconds.recognition.push((await timed(() => recognise(files[format])))[0]);
    most = Math.max(most, peak);
  }
  // A busy machine slows one reading or the other, so that a bar is missed only when both ratios are over it.
  const ratios = [least, middle].map((of) => of(seconds.ours) / of(seconds.own));
  const share = least(seconds.recognition) / least(seconds.ours);
  const times = ratios.map((ratio) => round(ratio)).join(' and ');
  process.stdout.write(
    `${format}, ${Math.round(size)} MB, ${rounds} rounds: ${round(least(seconds.ours))} s, DuckDB with all types given ${round(least(seconds.own))} s: by minimum and median ${times} times (at most ${bars[format]}); recognition ${round(share * 100)} % (at most ${bars.recognition * 100} %); memory of the child ${Math.round(most)} MB (at most ${bars.megabytes})\n`,
  );
  if (least(ratios) > bars[format] || share > bars.recognition || most > bars.megabytes) missed += 1;
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = missed > 0 ? 1 : 0;
