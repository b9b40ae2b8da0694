// npm run bench:sizing: what one database holds and what calls cost in it, over DATABASE_URL that `seed:large` has filled.
//
// Run it over several sizes: the figures of calls should not grow with them.
import process from 'node:process';
import { sql } from 'kysely';
import { emailOf } from '#server/seed/large/people.ts';
import { idOf } from '#server/seed/large/size.ts';
import { open } from './server/open.ts';

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL must name a database that npm run seed:large has filled');
const rounds = 200;
const warmUp = 50;

const { app, exchange, signIn, close } = await open({ DATABASE_URL: url });
const { db } = exchange;
const { rows: counts } = await sql<Record<'streams' | 'users' | 'transfers', number>>`
  select (select count(*)::int from streams) as streams, (select count(*)::int from users) as users,
    (select count(*)::int from transfers) as transfers`.execute(db);
const count = counts[0];
if (!count) throw new Error('The database is empty');
const buyer = count.users / 2 + 7;
console.log(`${count.streams} streams, ${count.users} people, ${count.transfers} transfers; ${emailOf(buyer)} asks`);

const { rows: tables } = await sql<{ name: string; mb: number; each: number }>`
  select relname as name, (pg_total_relation_size(oid) / 1048576.0)::float8 as mb, (pg_total_relation_size(oid) / reltuples)::float8 as each
  from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples > 1000
  order by 2 desc limit 5`.execute(db);
for (const { name, mb, each } of tables) {
  console.log(`  ${name.padEnd(16)}${mb.toFixed(0).padStart(8)} MB ${each.toFixed(0).padStart(6)} bytes a row`);
}

const authorization = await signIn(buyer);
const get = (address: string) => app.inject({ url: address, headers: { authorization } });
const buy = (round: number) =>
  app.inject({
    method: 'POST',
    url: '/subscriptions/subscriptions',
    headers: { authorization },
    payload: { stream_id: idOf('stream', 104 + ((round * 100) % (count.streams - 200))), hours: 1 },
  });
const calls: Record<string, readonly [status: number, call: (round: number) => ReturnType<typeof get>]> = {
  'newest page': [200, () => get(`/streams/streams?limit=20&owner=-${idOf('person', buyer)}`)],
  history: [200, () => get('/transactions/tokens-history')],
  purchase: [201, buy],
};
// Enough for all purchases.
await app.inject({
  method: 'POST',
  url: '/transactions/tokens/buy',
  headers: { authorization },
  payload: { amount: 1_000_000_000_000 },
});
for (const [name, [status, call]] of Object.entries(calls)) {
  const times: number[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const started = performance.now();
    const reply = await call(round);
    if (reply.statusCode !== status) throw new Error(`${name}: ${reply.statusCode} ${reply.body}`);
    if (round >= warmUp) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(rounds * share)] ?? 0).toFixed(1).padStart(8);
  console.log(`  ${name.padEnd(16)} p10 ${at(0.1)} p50 ${at(0.5)} p99 ${at(0.99)} ms`);
}
await close();
