// npm run bench:live: one source at 1,000 messages a second, read by 200 readers by WebSocket, Server-Sent Events and
// lines, and by two that never read. Measures lost events, the delay from source to reader, and the processor time and
// memory of the server. That is a real process with its embedded database. -- --json prints figures for a program,
// --keep draws them in the guide "Measured", --seconds=120 runs longer. Exits with 1 when a bar is missed. Delays hold
// on a machine without other work, or by `chrt -r 1 npm run bench:live`; processor time also beside it.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket, WebSocketServer } from 'ws';
import type { Category } from '#contract/types.ts';
import { demoPassword } from '#server/seed/people.ts';
import { asOperated, startServer } from '#tests/support/startServer.ts';
import { send } from '#tests/support/requests/send.ts';
import { signIn } from '../screens/calls.ts';
import { atMost, percentile } from './figures.ts';
import { keep } from './kept.ts';

const readers = 200;
const messagesPerSecond = 1_000;
const tickMs = 5;
const option = process.argv.find((one) => one.startsWith('--seconds='));
const seconds = Number(option?.split('=')[1] ?? 30);
const bars = { lost: 0, p99Ms: 100, growth: 5, processor: 50 };
const clockTickMs = 10;
/** Reads at once of one purchase, by the server. */
const readsPerPurchase = 8;

const source = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
await once(source, 'listening');
const exchange = await startServer({
  ...asOperated,
  LOG_LEVEL: 'warn',
  ALLOW_UPSTREAM_HOSTS: '127.0.0.1',
});

const call = <T>(method: string, address: string, token: string, body?: object) =>
  send<T>(exchange.url + address, token, method, body);
const { token: admin } = await signIn(exchange.url, 'admin@example.com');
const { token: seller } = await signIn(exchange.url, 'seller@example.com');
const categories = await call<Category[]>('GET', '/streams/categories', seller);
const subcategory = categories.find(({ parent }) => parent !== null)?.id;
const { id: stream } = await call<{ id: string }>('POST', '/streams/streams', seller, {
  name: 'Bench of a live stream',
  type: 'Stream',
  description: 'A thousand messages a second',
  price: 0,
  subcategory,
  url: `ws://127.0.0.1:${(source.address() as AddressInfo).port}/feed`,
});

async function addBuyer(number: number): Promise<URL> {
  const email = `reader${number}@example.com`;
  await call('POST', '/auth/users', admin, { email, password: demoPassword, userModeType: { buyer: true } });
  const { token } = await signIn(exchange.url, email);
  const bought = { stream_id: stream, hours: 24 };
  const { stream_url } = await call<{ stream_url: string }>('POST', '/subscriptions/subscriptions', token, bought);
  const { pathname, search } = new URL(stream_url);
  return new URL(`${pathname}${search}`, exchange.url);
}

const buyers: URL[] = [];
for (let number = 0; number * readsPerPurchase < readers + 2; number += 1) buyers.push(await addBuyer(number));

class Reader {
  expected: number | undefined;
  lost = 0;
  received = 0;
  take(text: string): void {
    const [, number, at] = /"n":(\d+),"at":([\d.]+)/u.exec(text) ?? [];
    if (number === undefined) return;
    if (this.expected !== undefined) this.lost += Math.abs(Number(number) - this.expected);
    this.expected = Number(number) + 1;
    this.received += 1;
    if (this.received % 10 === 0) delays.push(performance.now() - Number(at));
  }
}
const delays: number[] = [];

function readSocket(url: URL): Promise<Reader> {
  const reader = new Reader();
  const socket = new WebSocket(url.href.replace('http', 'ws'), { perMessageDeflate: false });
  socket.on('message', (data: Buffer) => reader.take(data.toString()));
  return once(socket, 'open').then(() => reader);
}

function readHttp(url: URL, ending: string): Promise<Reader> {
  const reader = new Reader();
  return new Promise((resolve, reject) => {
    request(new URL(`${url.pathname}${ending}${url.search}`, url), (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`status ${reply.statusCode}`));
      let rest = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) reader.take(line);
      });
      resolve(reader);
    })
      .on('error', reject)
      .end();
  });
}

/** Asks and never reads. */
function ignore(url: URL): void {
  const socket = connect(Number(url.port), url.hostname, () => {
    socket.write(`GET ${url.pathname}.ndjson${url.search} HTTP/1.1\r\nHost: ${url.host}\r\n\r\n`);
  });
  socket.on('error', () => undefined).pause();
}

const addressOf = (index: number) => buyers[Math.floor(index / readsPerPurchase)] ?? buyers[0]!;
const all = await Promise.all(
  Array.from({ length: readers }, (_, index) => {
    const url = addressOf(index);
    const ways = [() => readSocket(url), () => readHttp(url, '.sse'), () => readHttp(url, '.ndjson')];
    return ways[index % ways.length]!();
  }),
);
ignore(addressOf(readers));
ignore(addressOf(readers + 1));

const residentMb = () => {
  const pages = Number(readFileSync(`/proc/${exchange.pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / 2 ** 20;
};

let sent = 0;
const started = performance.now();
const pump = setInterval(() => {
  const due = Math.floor(((performance.now() - started) / 1000) * messagesPerSecond);
  for (; sent < due; sent += 1) {
    const text = `{"n":${sent},"at":${performance.now()},"sensor":"flow-17","value":${(sent % 997) / 10},"unit":"l/s"}`;
    for (const client of source.clients) client.send(text);
  }
}, tickMs);

/** Milliseconds of processor time since its start, of all threads. */
const processorMs = () => {
  const [user, system] = readFileSync(`/proc/${exchange.pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * clockTickMs;
};

const memory: number[] = [];
const processorBefore = processorMs();
for (let second = 0; second < seconds; second += 1) {
  await wait(1_000);
  memory.push(residentMb());
}
const processorShare = (processorMs() - processorBefore) / (performance.now() - started);
clearInterval(pump);
await wait(1_000);

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const third = Math.floor(memory.length / 3);
const lost = all.reduce((sum, reader) => sum + reader.lost + (sent - (reader.expected ?? 0)), 0);
const figures = {
  readers,
  messages: sent,
  deliveries: all.reduce((sum, { received }) => sum + received, 0),
  lost,
  p50Ms: percentile(delays, 0.5),
  p99Ms: percentile(delays, 0.99),
  maxMs: percentile(delays, 1),
  memoryMb: memory.at(-1) ?? 0,
  processor: processorShare * 100,
  growth: (mean(memory.slice(-third)) / mean(memory.slice(third, 2 * third)) - 1) * 100,
};

if (process.argv.includes('--json')) process.stdout.write(`${JSON.stringify(figures)}\n`);
else console.table(figures);
const lines = [
  atMost(`Events lost by ${readers} readers in ${seconds} s`, figures.lost, bars.lost, ''),
  atMost('Delay from source to reader, p99', figures.p99Ms, bars.p99Ms, 'ms'),
  atMost('Processor time of the server, of one core', figures.processor, bars.processor, '%'),
  atMost('Growth of memory, last third against the second', figures.growth, bars.growth, '%'),
];
keep('live', lines);
await exchange.stop();
process.exit(lines.every(({ met }) => met) ? 0 : 1);
