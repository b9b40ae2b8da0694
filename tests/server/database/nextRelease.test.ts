// Rollback of a release: this version serves a database whose schema the next one has expanded.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { auditLedger } from '#server/ledger/checks.ts';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { streamId } from '#server/seed/rows.ts';
import { seed } from '#server/seed/seed.ts';
import { freshDemo, hasPostgres } from '#tests/support/database/postgres.ts';
import { openTestExchange } from '#tests/support/exchange.ts';
import { freePort } from '#tests/support/processes/freePort.ts';
import { folderForTest } from '#tests/support/folderForFile.ts';

/** Applies the most a migration without `contracts` may do: a new table, and a column with a default in every table. */
async function expand(url: string) {
  const database = await connect<Database>({ url, dataDir: '', production: false });
  onTestFinished(database.close);
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'schema\_%'`.execute(database.db);
  const steps = [
    'create table next_release (id int primary key)',
    ...rows.map(({ name }) => `alter table ${name} add column next_release text not null default 'new'`),
  ];
  for (const [step, statement] of steps.entries()) {
    await sql.raw(statement).execute(database.db);
    await sql`insert into schema_step (name, step, statement, contracts)
      values ('999-next', ${step}, ${statement}, false)`.execute(database.db);
  }
  return { database, tables: rows.length };
}

describe.skipIf(!hasPostgres())('a database of the next release', () => {
  it('is served: sign in, buy, read', async () => {
    const dataDir = folderForTest('exchange-next');
    const { url, drop } = await freshDemo(dataDir);
    onTestFinished(drop);
    const { database, tables } = await expand(url);
    expect(tables).toBeGreaterThan(30);
    const port = String(await freePort());
    const env = { DATABASE_URL: url, DATA_DIR: dataDir, PORT: port, SEED: 'catalogue' };
    const { app, signIn, ...exchange } = await openTestExchange({ engine: 'postgres', env });
    onTestFinished(() => exchange.close());
    await seed(exchange.exchange);
    await app.listen({ host: '127.0.0.1', port: Number(port) });
    const authorization = await signIn('buyer@example.com', demoPassword);
    const call = async <Reply>(address: string, payload?: object): Promise<Reply> => {
      const headers = { authorization, 'idempotency-key': randomUUID() };
      const reply = await app.inject({ url: address, headers, ...(payload && { method: 'POST', payload }) });
      if (reply.statusCode >= 400) throw new Error(`${address}: ${reply.statusCode} ${reply.body}`);
      return reply.json<Reply>();
    };
    await call('/transactions/tokens/buy', { amount: 100_000_000 });
    const { content } = await call<{ content: { id: string }[] }>('/streams/streams?text=seattle');
    const seattle = streamId('seattle-weather.csv');
    expect(content.map(({ id }) => id)).toContain(seattle);
    const bought = await call<{ stream_url: string; stream_id: string }>('/subscriptions/subscriptions', {
      stream_id: seattle,
      hours: 1,
    });
    expect(bought.stream_id).toBe(seattle);
    const read = await fetch(bought.stream_url);
    expect(read.status).toBe(200);
    expect((await read.text()).split('\n').length).toBeGreaterThan(10);
    expect((await auditLedger(database.db)).findings).toEqual([]);
  });
});
