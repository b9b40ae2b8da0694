// npm run bench:compute: a summary of a CSV file of a million rows, from click to result. Also the memory of its child,
// and the times of other calls during it. Runs on a real server with its embedded database. -- --json prints figures
// for a program, --keep draws them in the guide "Measured". Exits with 1 when a bar is missed.
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Category, Execution, ExecutionResult, ExecutionStarted } from '#contract/types.ts';
import { asOperated, startServer } from '#tests/support/startServer.ts';
import { send } from '#tests/support/requests/send.ts';
import { signIn } from '../screens/calls.ts';
import { atMost, percentile } from './figures.ts';
import { keep } from './kept.ts';

const rows = 1_000_000;
const rounds = 5;
/** Milliseconds between looks at the run, and between two calls of the load. */
const pollMs = 25;
const callMs = 20;
const quietMs = 5_000;
const bars = { seconds: 3, megabytes: 512, p99Ms: 300 };

function* lines(): Generator<string> {
  yield 'at,device,region,temperature,load,price\n';
  const start = Date.UTC(2025, 0, 1);
  const regions = ['north', 'east', 'south', 'west', 'centre'];
  let block = '';
  for (let row = 0; row < rows; row += 1) {
    const temperature = (15 + 10 * Math.sin(row / 5000) + ((row * 7919) % 100) / 50).toFixed(2);
    const load = (200 + ((row * 104_729) % 10_007) / 50).toFixed(3);
    const at = new Date(start + row * 30_000).toISOString();
    block += `${at},device-${row % 5000},${regions[row % 5]},${temperature},${load},${(row % 997) / 100}\n`;
    if (row % 5000 === 4999) {
      yield block;
      block = '';
    }
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-compute-'));
const file = path.join(folder, 'million.csv');
await pipeline(Readable.from(lines()), createWriteStream(file));
const source = createServer((_request, reply) => {
  reply.setHeader('content-type', 'text/csv');
  createReadStream(file).pipe(reply);
});
await new Promise<void>((resolve) => source.listen(0, '127.0.0.1', resolve));
const exchange = await startServer({
  ...asOperated,
  LOG_LEVEL: 'info',
  ALLOW_UPSTREAM_HOSTS: '127.0.0.1',
});

let token = '';
const call = <T>(method: string, address: string, body?: object) =>
  send<T>(exchange.url + address, token, method, body);

/** Calls every 20 ms until the test stops it, whatever the one before takes. Returns their times. */
function load(): { stop: () => Promise<number[]> } {
  const times: number[] = [];
  const open: Promise<void>[] = [];
  const addresses = ['/streams/streams?limit=20', '/transactions/tokens', '/streams/categories'];
  const timer = setInterval(() => {
    const start = performance.now();
    const address = addresses[open.length % addresses.length] ?? '';
    open.push(call('GET', address).then(() => void times.push(performance.now() - start)));
  }, callMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await Promise.all(open);
      return times;
    },
  };
}

async function run(stream: string): Promise<{ seconds: number; phases: string }> {
  const start = performance.now();
  const { results } = await call<ExecutionStarted>('POST', '/executions/executions', {
    algo: 'summary',
    executions: [{ data: stream }],
  });
  const [first] = results;
  if (!first || !('id' in first)) throw new Error(`Not started: ${JSON.stringify(results)}`);
  for (;;) {
    const execution = await call<Execution>('GET', `/executions/executions/${first.id}`);
    if (execution.state === 'In progress') {
      await wait(pollMs);
      continue;
    }
    if (execution.state === 'Failed') throw new Error(execution.error);
    const { result } = await call<{ result: ExecutionResult }>('GET', `/executions/executions/${first.id}/result`);
    if (result.facts['rows'] !== rows) throw new Error('Not all rows were read');
    const begins = execution.phases.map(({ at }) => Date.parse(at));
    const phases = execution.phases
      .slice(0, -1)
      .map(({ phase }, index) => `${phase} ${((begins[index + 1] ?? 0) - (begins[index] ?? 0)) / 1000}`);
    return { seconds: (performance.now() - start) / 1000, phases: phases.join(', ') };
  }
}

try {
  ({ token } = await signIn(exchange.url, 'user@example.com'));
  const [category] = await call<Category[]>('GET', '/streams/categories');
  const { id } = await call<{ id: string }>('POST', '/streams/streams', {
    name: 'A million rows',
    type: 'Dataset',
    description: 'By a bench',
    price: 0,
    url: `http://127.0.0.1:${(source.address() as AddressInfo).port}/million.csv`,
    subcategory: category?.id,
  });
  // Until the code is compiled.
  await run(id);
  const quiet = load();
  await wait(quietMs);
  const before = await quiet.stop();
  const busy = load();
  const found: { seconds: number; phases: string }[] = [];
  for (let round = 0; round < rounds; round += 1) found.push(await run(id));
  const meanwhile = await busy.stop();
  const alone: { seconds: number; phases: string }[] = [];
  for (let round = 0; round < rounds; round += 1) alone.push(await run(id));
  const peaks = Array.from(exchange.output().matchAll(/"peak":(\d+)/gu), ([, bytes]) => Number(bytes) / 2 ** 20);
  const middle = (runs: typeof found) =>
    percentile(
      runs.map(({ seconds }) => seconds),
      0.5,
    );
  // No figure at all must not look like a small one.
  const peak = peaks.length > 0 ? Math.max(...peaks) : Infinity;
  const lines = [
    atMost('summary of a million rows, median, s', middle(alone), bars.seconds, 's'),
    atMost('memory of its child, most, MB', peak, bars.megabytes, 'MB'),
    atMost('other calls meanwhile, p99, ms', percentile(meanwhile, 0.99), bars.p99Ms, 'ms'),
  ];
  keep('compute', lines);
  if (process.argv.includes('--json')) console.log(JSON.stringify(lines, undefined, 2));
  else {
    console.table(lines.map(({ what, is, bar, met }) => ({ what, is, bar, verdict: met ? 'met' : 'missed' })));
    console.table({
      'file, MB': Math.round(statSync(file).size / 1e6),
      phases: alone[0]?.phases,
      'summary under load, s (median)': middle(found).toFixed(2),
      'other calls before, ms': `p50 ${percentile(before, 0.5).toFixed(1)}, p99 ${percentile(before, 0.99).toFixed(1)}`,
      'other calls meanwhile, p50 ms': `${percentile(meanwhile, 0.5).toFixed(1)} of ${meanwhile.length}`,
    });
  }
  process.exitCode = lines.every(({ met }) => met) ? 0 : 1;
} finally {
  await exchange.stop();
  source.closeAllConnections();
  source.close();
  rmSync(folder, { recursive: true, force: true });
}
