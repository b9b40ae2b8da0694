// npm run bench:retention [-- <rows>]: what reads of bought data and expired records cost over the years, on PostgreSQL.
//
// A read of bought data adds no row: it counts in the row of its access. Expired records are deleted in small batches
// beside other calls.
import process from 'node:process';
import { sql } from 'kysely';
import { countCall, noteUse } from '#server/domains/access/store.ts';
import { deleteExpired } from '#server/jobs/retention.ts';
import { fillLarge } from '#server/seed/large/fill.ts';
import { sizeOf } from '#server/seed/large/size.ts';
import { openTestExchange } from '#tests/support/exchange.ts';
import { setup, teardown } from '#tests/support/database/postgres.ts';

const rows = Number(process.argv[2] ?? 400_000);
const accesses = 1_000;
const atOnce = 8;
const readsADay = 10_000_000;
const daySeconds = 86_400;

await setup();
const server = await openTestExchange({ engine: 'postgres', env: { KEEP_AUDIT: '180' } });
const { db, exchange } = server;
await fillLarge(db, sizeOf(10_000));
const buyer = await server.join('buyer');

const megabytesOf = async (table: string) => {
  const { rows: sizes } = await sql<{
    bytes: number;
  }>`select pg_total_relation_size(${table}::regclass)::float8 as bytes`.execute(db);
  return (sizes[0]?.bytes ?? 0) / 2 ** 20;
};

async function repeat(times: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  let next = 0;
  const worker = async () => {
    while (next < times) await work((next += 1));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (performance.now() - started) / 1000;
}

/** Reads of bought data as the access address counts them. */
async function readOften(): Promise<void> {
  const bought = await db.selectFrom('subscriptions').select('id').limit(accesses).execute();
  const at = exchange.now().toISOString();
  const window = `${at.slice(0, 10)}T00:00:00Z`;
  const read = async (index: number) => {
    const id = bought[index % bought.length]?.id ?? '';
    await countCall(db, id, window, Number.MAX_SAFE_INTEGER);
    await noteUse(db, { id, subscriptionId: id }, at);
  };
  console.log(`Reads of ${accesses} accesses`.padEnd(34), 'reads/s  counts MB  accesses MB');
  for (let round = 1; round <= 4; round += 1) {
    const seconds = await repeat(rows / 10, read);
    await sql`vacuum access_counts, subscriptions`.execute(db);
    const sizes = [await megabytesOf('access_counts'), await megabytesOf('subscriptions')];
    const shown = sizes.map((size) => size.toFixed(2).padStart(10)).join(' ');
    console.log(
      `  after ${(round * rows) / 10}`.padEnd(34),
      String(Math.round(rows / 10 / seconds)).padStart(7),
      shown,
    );
  }
  console.log(`  ${readsADay} reads a day are ${Math.round(readsADay / daySeconds)} a second\n`);
}

/** Half of them expired. In batches, within the statement limit. */
const batch = 20_000;

async function addEntries(table: 'audit' | 'notifications', stream: string): Promise<void> {
  const at = sql`now() - case when n % 2 = 0 then interval '400 days' else interval '1 day' end`;
  const id = sql`(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7000' || '8000' || lpad(to_hex(n), 12, '0'))::uuid`;
  for (let from = 1; from <= rows; from += batch) {
    const numbers = sql`generate_series(${from}::int, ${Math.min(rows, from + batch - 1)}::int) n`;
    await (
      table === 'audit'
        ? sql`insert into audit (id, at, action, actor_id, subject_id, before, after)
        select ${id}, ${at}, 'user.edited', ${buyer.id}, ${buyer.id}, '{"company":"One"}', '{"company":"Two"}' from ${numbers}`
        : sql`insert into notifications (id, user_id, kind, at, stream_id, reference)
        select ${id}, ${buyer.id}, 'watch_price', ${at}, ${stream}, gen_random_uuid() from ${numbers}`
    ).execute(db);
  }
  await sql`analyze ${sql.table(table)}`.execute(db);
}

async function prune(): Promise<void> {
  const { id } = await db.selectFrom('streams').select('id').executeTakeFirstOrThrow();
  for (const table of ['audit', 'notifications'] as const) await addEntries(table, id);
  const page = () => buyer.call('GET', '/streams/streams?limit=20');
  for (let warm = 0; warm < 100; warm += 1) await page();
  const times: number[] = [];
  const state = { isDone: false };
  const beside = (async () => {
    while (!state.isDone) {
      const started = performance.now();
      await page();
      times.push(performance.now() - started);
    }
  })();
  const before = await sql<{ count: number }>`select count(*)::int as count from audit`.execute(db);
  const started = performance.now();
  await deleteExpired(exchange);
  const seconds = (performance.now() - started) / 1000;
  state.isDone = true;
  await beside;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const after = await sql<{ count: number }>`select count(*)::int as count from audit`.execute(db);
  console.log(`Deletion of ${rows} expired of ${2 * rows} audit entries and notifications`);
  console.log(`  ${Math.round(rows / seconds)} rows/s, a page beside it p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  console.log(`  audit entries before ${before.rows[0]?.count}, after ${after.rows[0]?.count}`);
}

await readOften();
await prune();
await server.close();
await teardown();
