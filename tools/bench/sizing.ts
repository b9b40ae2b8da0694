// npm run bench:sizing: what one database holds and what calls cost in it, over DATABASE_URL that `seed:large` has filled.
//
// Run it over several sizes: the figures of calls should not grow with them.
import process from 'node:process';
import { sql } from 'kysely';
import { Client } from 'pg';
import { countCall } from '#server/domains/access/store.ts';
import { emailOf } from '#server/seed/large/people.ts';
import { idOf } from '#server/seed/large/size.ts';
import { processorTime } from './search/processorTime.ts';
import { open } from './server/open.ts';

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL must name a database that npm run seed:large has filled');
const rounds = 200;
const warmUp = 50;

const { app, exchange, signIn, close } = await open({ DATABASE_URL: url });
const { db } = exchange;

interface Table {
  name: string;
  /** Estimated by the planner: counting a hundred million rows takes minutes. */
  rows: number;
  mb: number;
}
const { rows: tables } = await sql<Table>`
  select relname as name, reltuples::float8 as rows, (pg_total_relation_size(oid) / 1048576.0)::float8 as mb
  from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace and reltuples > 1000
  order by mb desc`.execute(db);
for (const { name, rows, mb } of tables) {
  const each = ((mb * 2 ** 20) / rows).toFixed(0);
  console.log(
    `  ${name.padEnd(16)}${rows.toFixed(0).padStart(11)} rows ${mb.toFixed(0).padStart(6)} MB ${each.padStart(5)} bytes a row`,
  );
}

const { users } = await db
  .selectFrom('users')
  .select((e) => e.fn.countAll<number>().as('users'))
  .executeTakeFirstOrThrow();
const streams = tables.find(({ name }) => name === 'streams')?.rows ?? 0;
const busiest = users / 2;
const buyer = busiest + 7;
const [own, busy] = [await signIn(buyer), await signIn(busiest)];
const get = (address: string, authorization = own) => app.inject({ url: address, headers: { authorization } });
const post = (address: string, payload: object) =>
  app.inject({ method: 'POST', url: address, headers: { authorization: own }, payload });
const today = `${exchange.now().toISOString().slice(0, 10)}T00:00:00Z`;
const { rows: latest } = await sql<{ id: string }>`
  select id from subscriptions order by id desc limit ${rounds + warmUp}`.execute(db);

const calls: Record<string, (round: number) => Promise<{ statusCode: number; body: string }>> = {
  'newest page': () => get(`/streams/streams?limit=20&owner=-${idOf('person', buyer)}`),
  history: () => get('/transactions/tokens-history'),
  'history, busiest': () => get('/transactions/tokens-history', busy),
  'history, sums': () => get('/transactions/tokens-history?totals=1'),
  'deposits, sums': () => get('/transactions/tokens-history?txType=DEPOSIT&totals=1'),
  purchase: (round) => {
    const stream = idOf('stream', 104 + ((round * 100) % (Math.round(streams) - 200)));
    return post('/subscriptions/subscriptions', { stream_id: stream, hours: 1 });
  },
  'count of a read': async (round) => {
    const counted = await countCall(db, latest[round]?.id ?? '', today, Number.MAX_SAFE_INTEGER);
    return { statusCode: counted === undefined ? 500 : 200, body: '' };
  },
};
// Enough for all purchases.
await post('/transactions/tokens/buy', { amount: 1_000_000_000_000 });

const client = new Client({ connectionString: url });
await client.connect();
const readProcessorTime = await processorTime(client);
const shown = (ms: number) => ms.toFixed(1).padStart(7);
console.log(`${emailOf(buyer)} and ${emailOf(busiest)} ask; ms, and of PostgreSQL's processor time a call`);
for (const [name, call] of Object.entries(calls)) {
  const times: number[] = [];
  let before = 0;
  for (let round = 0; round < rounds + warmUp; round += 1) {
    if (round === warmUp) before = await readProcessorTime();
    const started = performance.now();
    const { statusCode, body } = await call(round);
    if (statusCode >= 400) throw new Error(`${name}: ${statusCode} ${body}`);
    times.push(performance.now() - started);
  }
  const each = ((await readProcessorTime()) - before) / rounds;
  const sorted = times.slice(warmUp).toSorted((a, b) => a - b);
  const at = (share: number) => shown(sorted[Math.floor(rounds * share)] ?? 0);
  const first = shown(times[0] ?? 0);
  console.log(
    `  ${name.padEnd(18)} first ${first} p10 ${at(0.1)} p50 ${at(0.5)} p99 ${at(0.99)}  processor ${each.toFixed(2)}`,
  );
}
await client.end();
await close();
