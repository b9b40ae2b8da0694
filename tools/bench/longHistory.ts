// npm run bench:history: reads of an account with two million transfers, over DATABASE_URL that `seed:large` has filled.
//
// Its rows are in random places of the table, which costs as much as if many others had moved tokens in between.
import process from 'node:process';
import { Client } from 'pg';
import { sql } from 'kysely';
import { connect } from '#server/database/connection/connect.ts';
import { liftTimeouts } from '#server/database/copy/source.ts';
import type { Database } from '#server/database/schema.ts';
import { transaction } from '#server/database/transaction.ts';
import { idOf } from '#server/seed/large/size.ts';
import { lengthenHistory } from '#tests/support/longHistory.ts';
import { processorTime } from './search/processorTime.ts';
import { open } from './server/open.ts';

const url = process.env['DATABASE_URL'];
if (!url) throw new Error('DATABASE_URL must name a database that npm run seed:large has filled');
const added = 2_000_000;
const rounds = Number(process.argv[2] ?? 100);
const person = 7;

const { app, exchange, signIn, close } = await open({ DATABASE_URL: url });
const { db } = exchange;
const id = idOf('person', person);

const held = await sql<{ entries: number }>`select entries from accounts where id = ${id}`.execute(db);
if ((held.rows[0]?.entries ?? 0) < added) {
  const database = await connect<Database>({ url, dataDir: '', production: false });
  await database.withoutTimeout(async () => {
    await transaction(database.db, async (trx) => {
      await liftTimeouts(trx);
      await lengthenHistory(trx, id, added);
    });
  });
  await sql`vacuum analyze transfers`.execute(database.db);
  await database.close();
}

const owner = await signIn(person);
const admin = await signIn(0);
const history = '/transactions/tokens-history';
const calls = {
  'first page': history,
  'a deposit, its count': `${history}?txType=DEPOSIT`,
  'a sale, rare and old': `${history}?txType=SALE`,
  'name that none has': `${history}?name=zzz`,
  'at least 2 tokens': `${history}?minValue=2000000`,
  'deposits, sums': `${history}?txType=DEPOSIT&limit=1&totals=1`,
  'a year, sums': `${history}?fromDateTime=${new Date(Date.now() - 365 * 86_400_000).toISOString()}&limit=1&totals=1`,
  'agrees with history': '/transactions/tokens/check',
  'balance of a year': `/transactions/tokens/course?interval=WEEK&from=${new Date(Date.now() - 365 * 86_400_000).toISOString()}`,
  'summary for admins': `/auth/users/${id}/wallet`,
};
const client = new Client({ connectionString: url });
await client.connect();
const readProcessorTime = await processorTime(client);
const shown = (ms: number) => ms.toFixed(1).padStart(8);
console.log(`An account with ${added} transfers, ${rounds} calls each; ms, and of PostgreSQL's processor time a call`);
for (const [name, address] of Object.entries(calls)) {
  const times: number[] = [];
  const statuses = new Set<number>();
  const before = await readProcessorTime();
  const authorization = name.endsWith('admins') ? admin : owner;
  for (let round = 0; round < rounds && times.reduce((sum, ms) => sum + ms, 0) < 20_000; round += 1) {
    const started = performance.now();
    const { statusCode } = await app.inject({ url: address, headers: { authorization } });
    times.push(performance.now() - started);
    statuses.add(statusCode);
  }
  const each = shown(((await readProcessorTime()) - before) / times.length);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => shown(sorted[Math.floor(sorted.length * share)] ?? 0);
  const first = shown(times[0] ?? 0);
  console.log(
    `  ${name.padEnd(24)} first ${first} p50 ${at(0.5)} p99 ${at(0.99)} processor ${each}  ${[...statuses].join(' ')}`,
  );
}
await client.end();
await close();
