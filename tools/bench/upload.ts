// npm run bench:upload: the largest data file sent to a server while four people read. Measures the growth of the
// server's resident memory and the p99 of the other calls, until the reply with the sample. The server is a real process
// with its embedded database. -- --megabytes=16 sends less. Exits with 1 when a bar is missed. Times hold on a machine
// without other work.
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { json, text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { runLimits } from '#contract/constants.ts';
import type { DataFile, Stream } from '#contract/types.ts';
import { residentOf } from '#tests/support/processes/memory.ts';
import { asOperated, startServer } from '#tests/support/startServer.ts';

const option = process.argv.find((one) => one.startsWith('--megabytes='));
const size = option ? Number(option.split('=')[1]) * 2 ** 20 : runLimits.inputBytes;
const bars = { growth: 100, p99Ms: 300 };
const people = 4;
const thinkMs = 20;
const lookMs = 50;
const quietMs = 5_000;
const linesAtOnce = 10_000;

const folder = mkdtempSync(path.join(tmpdir(), 'exchange-upload-'));
const file = path.join(folder, 'levels.csv');

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

async function signIn(email: string): Promise<string> {
  const reply = await fetch(`${url}/auth/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Open-Data-2026!' }),
  });
  if (!reply.ok) throw new Error(`sign in: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { token: string }).token;
}

async function callsOf(token: string): Promise<string[]> {
  const list = '/streams/streams?limit=20&page=0';
  const reply = await fetch(url + list, { headers: { authorization: token } });
  const { content: streams } = (await reply.json()) as { content: Stream[] };
  const products = streams.slice(0, 5).map(({ id }) => `/streams/streams/${id}`);
  return [list, ...products, ...products.map((product) => `${product}/sample`), '/streams/streams?limit=20&name=water'];
}

const at = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;
const shown = (times: readonly number[]) =>
  `${times.length} calls, p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms`;

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
  const [seller, buyer] = [await signIn('seller@example.com'), await signIn('buyer@example.com')];
  const calls = await callsOf(buyer);
  const readers = (isOver: () => boolean) => Array.from({ length: people }, () => readOn(url, buyer, calls, isOver));
  // Loads the code of uploads and tables, which is no growth by the file.
  await pipeline(Readable.from(linesOf(2 ** 20)), createWriteStream(file));
  await beside(readers, () => send(url, seller, 'small.csv'));
  await pipeline(Readable.from(linesOf(size)), createWriteStream(file));
  const quiet = await beside(readers, () => wait(quietMs));
  const before = residentOf(pid);
  const start = performance.now();
  const loaded = await beside(readers, () => send(url, seller, 'levels.csv'));
  const seconds = (performance.now() - start) / 1_000;
  const growth = loaded.most - before;
  const p99 = at(loaded.times, 0.99);
  const isMet = growth <= bars.growth && p99 <= bars.p99Ms;
  const { bytes, sample } = loaded.result;
  console.log(`${bytes} bytes, ${sample.rows_measured} rows measured, ${seconds.toFixed(1)} s until the reply`);
  console.log(`memory: ${before.toFixed(0)} MB before, grew by ${growth.toFixed(0)} MB (bar ${bars.growth} MB)`);
  console.log(`others before the upload: ${shown(quiet.times)}`);
  console.log(`others during the upload: ${shown(loaded.times)} (bar ${bars.p99Ms} ms)`);
  if (!isMet) process.exitCode = 1;
} finally {
  await exchange.stop();
  rmSync(folder, { recursive: true, force: true });
}
