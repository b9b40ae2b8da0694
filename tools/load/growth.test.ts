// Memory and open files after some thousand calls, in all threads of one process on the default database.
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';
import { watchIsolates } from '#tests/support/processes/isolates.ts';

/** Bytes a call may leave: fifty calls a second for two hours, and less than a megabyte more each minute. */
const bytesPerCall = 2 ** 20 / (50 * 60);
const callsPerRound = 1_200;
const warmUp = 2;
const rounds = 4;

const isolates = watchIsolates();
let exchange: TestExchange;
beforeAll(async () => {
  exchange = await openTestExchange({ engine: 'embedded' });
});
afterAll(async () => {
  await exchange.close();
  isolates.stop();
});

/** Open files and sockets of this process; none are seen but on Linux. */
function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

it('a call leaves nothing behind: neither memory nor open files', async () => {
  const [seller, buyer] = [await exchange.join('seller'), await exchange.join('buyer')];
  const category = await exchange.addCategory();
  const stream = { name: 'Rain', type: 'Dataset', description: 'x', price: 0, subcategory: category };
  let serial = 0;
  const mixed = async () => {
    serial += 1;
    const body = { ...stream, url: `https://data.example.com/${serial}` };
    const { id } = (await seller.call('POST', '/streams/streams', body)).json<{ id: string }>();
    const replies = await Promise.all([
      buyer.call('GET', `/streams/streams?limit=20&name=Rain&minPrice=${serial}`),
      buyer.call('GET', `/streams/streams/${id}`),
      buyer.call('GET', `/streams/streams/no-id-${serial}`),
      buyer.call('POST', '/transactions/tokens/buy', { amount: 5 }),
      buyer.call('POST', '/application/query', { query: '{ viewer { id } }' }),
      exchange.app.inject({ url: '/streams/streams', headers: { authorization: `forged-${serial}` } }),
    ]);
    const removed = await seller.call('DELETE', `/streams/streams/${id}`);
    return [...replies.map(({ statusCode }) => statusCode), removed.statusCode];
  };
  const callsAtOnce = 8;
  const seen: number[][] = [];
  const files: number[] = [];
  for (let round = 0; round < warmUp + rounds; round += 1) {
    for (let call = 0; call < callsPerRound; call += callsAtOnce) {
      expect(await mixed()).toEqual([200, 200, 400, 200, 200, 401, 204]);
    }
    const { main, workers } = await isolates.retained();
    expect(workers.length).toBeGreaterThan(0);
    seen.push([main, ...workers]);
    files.push(openFiles());
  }
  const late = seen.slice(warmUp - 1);
  for (const [thread, first] of late[0]!.entries()) {
    const sizes = late.map((round) => round[thread] ?? first);
    const grown = sizes.slice(1).map((bytes, place) => (bytes - sizes[place]!) / callsPerRound);
    const rates = grown.map((bytes) => bytes.toFixed(0)).join(', ');
    process.stdout.write(`thread ${thread}: bytes a call, round by round: ${rates}\n`);
    // One round may meet what fills up once, such as a cache; what leaks does so in every round.
    expect(Math.min(...grown), `thread ${thread}`).toBeLessThan(bytesPerCall);
  }
  expect(files.at(-1)).toBeLessThanOrEqual((files[warmUp - 1] ?? 0) + 2);
});
