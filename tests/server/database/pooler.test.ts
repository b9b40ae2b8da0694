// Behind PgBouncer in transaction mode, with its defaults: clients change connections between transactions.
// `npm run test:pooler` runs whole suites that way.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import { transaction } from '#server/database/transaction.ts';
import { freshDatabase, hasPostgres, runAdmin, runUrl, type RunningServer } from '#tests/support/database/postgres.ts';
import { hasPooler, startPooler } from '#tests/support/database/pooler.ts';

interface Tables {
  counters: { id: number; count: number };
}

const settingsOf = sql<{
  timeout: string;
  idle: string;
  zone: string;
}>`select current_setting('statement_timeout') as timeout,
  current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone`;
const wanted = { timeout: '500ms', idle: '15s', zone: 'UTC' };

describe.skipIf(!hasPostgres() || !hasPooler)('behind PgBouncer (apt install pgbouncer)', () => {
  let pooler: RunningServer;
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let pooled: string;

  beforeAll(async () => {
    database = await freshDatabase();
    const { pathname } = new URL(database.url);
    pooler = await startPooler(runUrl());
    pooled = Object.assign(new URL(pooler.url), { pathname }).href;
    await runAdmin(database.url, `alter database ${pathname.slice(1)} set timezone = 'Asia/Tokyo'`);
  });
  afterAll(async () => {
    await pooler.stop();
    await database.drop();
  });

  const open = async (url = pooled) => {
    const opened = await connect<Tables>({ url, dataDir: '', production: false, queryLimitMs: 500 });
    onTestFinished(opened.close);
    return opened;
  };

  it('keeps the limits of statements and transactions, and UTC', async () => {
    const { db } = await open();
    expect((await settingsOf.execute(db)).rows).toEqual([wanted]);
    expect(await transaction(db, async (trx) => (await settingsOf.execute(trx)).rows)).toEqual([wanted]);
    await expect(sql`select pg_sleep(2)`.execute(db)).rejects.toMatchObject({ cause: { code: '57014' } });
    // The pool is usable after a statement that timed out.
    expect((await settingsOf.execute(db)).rows).toEqual([wanted]);
  });

  it('leaves no settings on connections that other clients use next', async () => {
    const { db } = await open();
    await Promise.all(Array.from({ length: 12 }, () => settingsOf.execute(db)));
    const stranger = await freshClientSettings();
    expect(stranger).toMatchObject({ statement_timeout: '0' });
  });

  async function freshClientSettings() {
    const { Client } = await import('pg');
    const client = new Client({ connectionString: pooled });
    await client.connect();
    const { rows } = await client.query<{ statement_timeout: string }>('show statement_timeout');
    await client.end();
    return rows[0];
  }

  it('answers recurring statements of many clients at once', async () => {
    const clients = await Promise.all([open(), open(), open()]);
    const asks = Array.from({ length: 300 }, async (_, n) => {
      const { rows } = await sql<{ n: number }>`select ${n}::int + 0 as n`.execute(clients[n % 3]!.db);
      return rows[0]?.n;
    });
    expect(await Promise.all(asks)).toEqual(Array.from({ length: 300 }, (_, n) => n));
  });

  it('loses no update of a row that many clients change, and undoes a failed statement', async () => {
    const [one, two] = await Promise.all([open(), open()]);
    await sql`create table counters (id int primary key, count int not null)`.execute(one.db);
    await sql`insert into counters values (1, 0)`.execute(one.db);
    const add = (db: typeof one.db) =>
      transaction(db, async (trx) => {
        const row = await trx.selectFrom('counters').selectAll().forUpdate().executeTakeFirstOrThrow();
        await trx
          .updateTable('counters')
          .set({ count: row.count + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 40 }, (_, n) => add(n % 2 ? one.db : two.db)));
    expect(await one.db.selectFrom('counters').selectAll().execute()).toEqual([{ id: 1, count: 40 }]);
    await expect(sql`insert into counters values (2, 0), (1, 0)`.execute(one.db)).rejects.toMatchObject({
      code: '23505',
    });
    expect(await two.db.selectFrom('counters').selectAll().execute()).toHaveLength(1);
  });

  it('uses limits that the database sets, without wrapping statements', async () => {
    const name = new URL(pooled).pathname.slice(1);
    for (const setting of [
      `statement_timeout = '500ms'`,
      `idle_in_transaction_session_timeout = '15s'`,
      `timezone = 'UTC'`,
    ])
      await runAdmin(database.url, `alter database ${name} set ${setting}`);
    const second = await startPooler(runUrl());
    onTestFinished(second.stop);
    const { db } = await open(Object.assign(new URL(second.url), { pathname: name }).href);
    expect((await settingsOf.execute(db)).rows).toEqual([wanted]);
    // A wrapped statement would follow a `begin`, which starts its transaction earlier.
    const { rows } = await sql<{
      alone: boolean;
    }>`select statement_timestamp() = transaction_timestamp() as alone`.execute(db);
    expect(rows).toEqual([{ alone: true }]);
  });
});
