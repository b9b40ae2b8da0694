// npm run bench:server [-- --json --keep]: calls of the exchange against a bare server over the same SQL, on PostgreSQL.
// With BENCH_LARGE_URL, a database that npm run seed:large has filled, also what a million streams cost.
import process from 'node:process';
import { maxWalletMove } from '#contract/constants.ts';
import { fillLarge } from '#server/seed/large/fill.ts';
import { idOf, sizeOf } from '#server/seed/large/size.ts';
import { freshDatabase, setup, teardown } from '../support/postgres.ts';
import { statementsOf } from '../support/statements.ts';
import { keep } from './kept.ts';
import { openFloor } from './server/floor.ts';
import { compare, type Line } from './server/measure.ts';
import { open, type Server } from './server/open.ts';
import { atScale } from './server/scale.ts';

const ports = { ours: Number(process.env['BENCH_PORT'] ?? 6299), floor: Number(process.env['BENCH_PORT'] ?? 6299) + 1 };
const small = sizeOf(10_000);
const buyers = 32;

/** Pages and purchases side by side with the floor. */
async function againstFloor(url: string, server: Server): Promise<Line[]> {
  const first = small.users / 2;
  const numbers = Array.from({ length: buyers }, (_, index) => first + 1 + index);
  const tokens = await Promise.all(numbers.map(server.signIn));
  const page = `/streams/streams?limit=20&owner=-${idOf('person', first + 1)}`;
  for (const authorization of tokens) {
    await server.app.inject({
      method: 'POST',
      url: '/transactions/tokens/buy',
      headers: { authorization },
      payload: { amount: maxWalletMove },
    });
  }
  const get = () => server.app.inject({ url: page, headers: { authorization: tokens[0] ?? '' } });
  await get();
  const [statement] = (await statementsOf(get)).filter(({ text }) => text.includes('owner_name'));
  if (!statement) throw new Error('No statement reads the page');
  await server.app.listen({ host: '127.0.0.1', port: ports.ours });
  const floor = await openFloor(url, statement, ports.floor);
  const [own, low] = [`http://127.0.0.1:${ports.ours}`, `http://127.0.0.1:${ports.floor}`];
  const pages = tokens
    .slice(0, 1)
    .map((authorization) => ({ method: 'GET' as const, path: page, headers: { authorization } }));
  // Public and never past an end: the last two digits of the number decide, as the seed says.
  const buying = (bodyOf: (number: number, stream_id: string) => object) =>
    numbers.map((number, index) => ({
      method: 'POST' as const,
      path: '/subscriptions/subscriptions',
      headers: { authorization: tokens[index] ?? '', 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(number, idOf('stream', 104 + index * 10))),
    }));
  const bought = buying((_, stream_id) => ({ stream_id, hours: 1 }));
  const booked = buying((number, stream_id) => ({ stream_id, buyer: idOf('person', number) }));
  try {
    return [
      await compare('newest page of 20', { url: low, requests: pages }, { url: own, requests: pages }, 0.6),
      await compare('purchase', { url: low, requests: booked }, { url: own, requests: bought }, 0.6),
    ];
  } finally {
    await floor.close();
  }
}

await setup();
const database = await freshDatabase();
const server = await open(database.url);
const largeUrl = process.env['BENCH_LARGE_URL'];
try {
  await fillLarge(server.exchange.db, small);
  const scale = largeUrl ? await atScale(server, small, largeUrl) : [];
  const lines = [...(await againstFloor(database.url, server)), ...scale];
  keep(
    'server',
    lines.map(({ what, is, limit, unit, atLeast = false, met }) => ({ what, is, bar: limit, unit, atLeast, met })),
  );
  if (process.argv.includes('--json')) console.log(JSON.stringify(lines, undefined, 2));
  else
    console.table(
      lines.map(({ what, floor, ours, ratio, bar, met }) => ({
        what,
        floor,
        ours,
        ratio: ratio?.toFixed(2),
        bar,
        verdict: met ? 'met' : 'missed',
      })),
    );
} finally {
  await server.close();
  await database.drop();
  await teardown();
}
