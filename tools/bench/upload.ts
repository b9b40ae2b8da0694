// npm run bench:upload: the largest data file, then a workbook full of formulas, sent to a server while four people read.
// Measures the growth of the server's resident memory and the p99 of the other calls, until the reply with the sample. The
// server is a real process with its embedded database. -- --megabytes=16 and --rows=50000 (of the workbook) send less.
// Exits with 1 when a bar is missed. Times hold on a machine without other work.
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { json, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { utils, write } from 'xlsx';
import { runLimits } from '#contract/constants.ts';
import type { DataFile, Stream } from '#contract/types.ts';
import { residentOf } from '#tests/support/processes/memory.ts';
import { asOperated, startServer } from '#tests/support/startServer.ts';
import { send as sendCall, signIn } from '../screens/calls.ts';
import { percentile } from './figures.ts';

const option = (name: string) => process.argv.find((one) => one.startsWith(`--${name}=`))?.split('=')[1];
const megabytes = option('megabytes');
const size = megabytes === undefined ? runLimits.inputBytes : Number(megabytes) * 2 ** 20;
const formulaRows = Number(option('rows') ?? 100_000);
const bars = { growth: 100, p99Ms: 300 };
const people = 4;
const thinkMs = 20;
const lookMs = 50;
const quietMs = 5_000;
const linesAtOnce = 10_000;

const folder = mkdtempSync(path.join(tmpdir(), 'exchange-upload-'));
const file = path.join(folder, 'data');

function* linesOf(bytes: number): Generator<string> {
  const head = 'at,station,level,note\n';
  let left = bytes - head.length;
  yield head;
  for (let row = 0; left > 0; row += linesAtOnce) {
    const lines = Array.from({ length: linesAtOnce }, (_, at) => {
      const moment = new Date(1.7e12 + (row + at) * 60_000).toISOString();
      return `${moment},S${(row + at) % 97},${((row + at) % 1_013) / 10},reading ${row + at}\n`;
    }).join('');
    yield lines.length <= left ? lines : lines.slice(0, lines.lastIndexOf('\n', left - 1) + 1);
    left -= lines.length;
  }
}

const writeCsv = (bytes: number) => pipeline(Readable.from(linesOf(bytes)), createWriteStream(file));

/** Three formulas a row, with the values that their program stored. */
function writeWorkbook(rows: number): void {
  const lines = Array.from({ length: rows }, (_, at) => {
    const [row, level] = [at + 2, (at * 37) % 10_007];
    const formula = (f: string, v: number) => ({ t: 'n', f, v });
    return [
      level,
      formula(`A${row}*2`, level * 2),
      formula(`SUM(A${row}:B${row})`, level * 3),
      formula(`IF(A${row}>5000,ROUND(C${row}/7,2),INDEX(A:A,${row}))`, level),
      `reading ${row}`,
    ];
  });
  const sheet = utils.aoa_to_sheet([['level', 'double', 'sum', 'rounded', 'note'], ...lines]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Levels');
  writeFileSync(file, write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer);
}

async function send(url: string, token: string, name: string): Promise<DataFile> {
  const sending = request(`${url}/streams/files?name=${name}`, {
    method: 'POST',
    headers: {
      authorization: token,
      'content-type': 'application/octet-stream',
      'content-length': statSync(file).size,
    },
  });
  const replied = new Promise<Awaited<ReturnType<typeof json>>>((resolve, reject) => {
    sending.on('error', reject).on('response', (reply) => {
      if (reply.statusCode === 201) void json(reply).then(resolve, reject);
      else text(reply).then((body) => reject(new Error(`upload: ${reply.statusCode} ${body}`)), reject);
    });
  });
  await Promise.all([pipeline(createReadStream(file), sending), replied]);
  return (await replied) as DataFile;
}

/** Reads one call after the other until `isOver`, and returns the times in milliseconds. */
async function readOn(url: string, token: string, calls: readonly string[], isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; !isOver(); at += 1) {
    const address = calls[at % calls.length] ?? '';
    const start = performance.now();
    const reply = await fetch(url + address, { headers: { authorization: token } });
    await reply.arrayBuffer();
    times.push(performance.now() - start);
    if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
    await wait(thinkMs);
  }
  return times;
}

const exchange = await startServer({ ...asOperated, LOG_LEVEL: 'warn' });
const { url, pid } = exchange;

async function callsOf(token: string): Promise<string[]> {
  const list = '/streams/streams?limit=20&page=0';
  const { content: streams } = await sendCall<{ content: Stream[] }>(url + list, token, 'GET');
  const products = streams.slice(0, 5).map(({ id }) => `/streams/streams/${id}`);
  return [list, ...products, ...products.map((product) => `${product}/sample`), '/streams/streams?limit=20&name=water'];
}

const shown = (times: readonly number[]) =>
  `${times.length} calls, p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;

/** Work beside the reads of all people; returns their times, the result and the largest resident memory. */
async function beside<Result>(readers: (isOver: () => boolean) => Promise<number[]>[], work: () => Promise<Result>) {
  let isOver = false;
  let most = residentOf(pid);
  const look = setInterval(() => (most = Math.max(most, residentOf(pid))), lookMs);
  const reading = Promise.all(readers(() => isOver));
  try {
    const [result, times] = await Promise.all([work().finally(() => (isOver = true)), reading]);
    return { result, times: times.flat(), most };
  } finally {
    isOver = true;
    clearInterval(look);
  }
}

try {
  const [{ token: seller }, { token: buyer }] = [
    await signIn(url, 'seller@example.com'),
    await signIn(url, 'buyer@example.com'),
  ];
  const calls = await callsOf(buyer);
  const readers = (isOver: () => boolean) => Array.from({ length: people }, () => readOn(url, buyer, calls, isOver));
  // Loads the code of uploads, tables and workbooks, which is no growth by the file.
  await writeCsv(2 ** 20);
  await beside(readers, () => send(url, seller, 'small.csv'));
  writeWorkbook(1_000);
  await beside(readers, () => send(url, seller, 'small.xlsx'));
  const quiet = await beside(readers, () => wait(quietMs));
  console.log(`others before the uploads: ${shown(quiet.times)}`);
  for (const [name, make] of [
    ['levels.csv', () => writeCsv(size)],
    ['formulas.xlsx', () => writeWorkbook(formulaRows)],
  ] as const) {
    await make();
    await wait(quietMs);
    const before = residentOf(pid);
    const start = performance.now();
    const loaded = await beside(readers, () => send(url, seller, name));
    const seconds = (performance.now() - start) / 1_000;
    const growth = loaded.most - before;
    const p99 = percentile(loaded.times, 0.99);
    const { bytes, sample } = loaded.result;
    console.log(
      `${name}: ${bytes} bytes, ${sample.rows_measured} rows measured, ${seconds.toFixed(1)} s until the reply`,
    );
    console.log(`  memory: ${before.toFixed(0)} MB before, grew by ${growth.toFixed(0)} MB (bar ${bars.growth} MB)`);
    console.log(`  others during the upload: ${shown(loaded.times)} (bar ${bars.p99Ms} ms)`);
    if (growth > bars.growth || p99 > bars.p99Ms) process.exitCode = 1;
  }
} finally {
  await exchange.stop();
  rmSync(folder, { recursive: true, force: true });
}
