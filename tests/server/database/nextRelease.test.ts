// A release that was taken back: this version serves a database whose schema the next one has expanded.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { auditLedger } from '#server/ledger/checks.ts';
import { demoPassword } from '#server/seed/people.ts';
import { streamId } from '#server/seed/rows.ts';
import { freshDatabase, hasPostgres } from '#tests/support/database/postgres.ts';
import { startServer } from '#tests/support/startServer.ts';

/** The most that a migration with `expands: true` may do: a column with a default in every table, and a new table. */
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
    await sql`insert into schema_step (name, step, statement, expands)
      values ('999-next', ${step}, ${statement}, true)`.execute(database.db);
  }
  return { database, tables: rows.length };
}

describe.skipIf(!hasPostgres())('a database of the next release', () => {
  it('is served: sign in, buy, read', async () => {
    const { url, drop } = await freshDatabase({ migrated: true });
    onTestFinished(drop);
    const { database, tables } = await expand(url);
    expect(tables).toBeGreaterThan(30);
    const server = await startServer({ DATABASE_URL: url });
    onTestFinished(server.stop);
    let token = '';
    const call = async <Reply>(path: string, body?: object): Promise<Reply> => {
      const reply = await fetch(`${server.url}${path}`, {
        headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
      return reply.json() as Promise<Reply>;
    };
    ({ token } = await call<{ token: string }>('/auth/tokens', { email: 'buyer@example.com', password: demoPassword }));
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
