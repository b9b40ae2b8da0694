import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HistoryEntry, StreamPage } from '#contract/types.ts';
import { auditLedger } from '#server/ledger/checks.ts';
import { fillLarge } from '#server/seed/large/fill.ts';
import { emailOf } from '#server/seed/large/people.ts';
import { sizeOf } from '#server/seed/large/size.ts';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';

const size = sizeOf(600);

describe('a large exchange', () => {
  let server: TestExchange;
  let before: unknown[];
  const schema = async () => {
    const indexes = await sql`select indexdef from pg_indexes where schemaname = 'public' order by indexname`.execute(
      server.db,
    );
    const keys = await sql`
      select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition, convalidated from pg_constraint
      where connamespace = 'public'::regnamespace order by 1, 2`.execute(server.db);
    return [...indexes.rows, ...keys.rows];
  };
  beforeAll(async () => {
    server = await openTestExchange();
    before = await schema();
    await fillLarge(server.db, size);
  });
  afterAll(() => server.close());

  it('has as many rows as were asked for, less than a round of transfers', async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from streams) as streams, (select count(*) from users) as users,
        (select count(*) from transfers) as transfers`.execute(server.db);
    expect(rows[0]).toMatchObject({ streams: size.streams, users: size.users });
    expect(rows[0]?.['transfers']).toBeGreaterThan(size.transfers - size.users);
    expect(rows[0]?.['transfers']).toBeLessThanOrEqual(size.transfers);
  });

  it('has a ledger in which every rule holds', async () => {
    const { findings, subscriptions } = await auditLedger(server.db);
    expect(findings).toEqual([]);
    expect(subscriptions).toBeGreaterThan(size.transfers / 2);
  });

  it('counts the buyers of a stream as purchases do', async () => {
    const wrong = await sql`
      select s.id from streams s where s.buyers <> (select count(distinct user_id) from subscriptions where stream_id = s.id)`.execute(
      server.db,
    );
    expect(wrong.rows).toEqual([]);
  });

  it('has the indexes and foreign keys that it had before', async () => {
    expect(await schema()).toEqual(before);
  });

  it('refuses counts of calls without a purchase before it changes the database', async () => {
    const filling = fillLarge(server.db, sizeOf(600, { purchases: 0, counts: 10 }));
    await expect(filling).rejects.toThrow('Counts of calls need purchases: ask for at least 30 purchases');
  });

  it('lets its people sign in, look around and buy', async () => {
    const { call } = await server.enter(emailOf(size.users / 2), demoPassword);
    const page = (await call('GET', '/streams/streams?accessTypes=PUBLIC')).json<StreamPage>();
    expect(page.content).toHaveLength(20);
    const order = { stream_id: page.content[0]?.id, hours: 1 };
    expect((await call('POST', '/subscriptions/subscriptions', order)).statusCode).toBe(201);
    const history = (await call('GET', '/transactions/tokens-history')).json<{
      txList: HistoryEntry[];
      total: number;
    }>();
    expect(history.txList[0]).toMatchObject({ txType: 'PURCHASE' });
    expect(history.total).toBeGreaterThan(size.transfers / 50);
    expect((await auditLedger(server.db)).findings).toEqual([]);
  });

  it('refuses a database with accounts', async () => {
    await expect(fillLarge(server.db, size)).rejects.toThrow('needs an empty one');
  });
});

describe('a large ledger', () => {
  const rows = sizeOf(600, { transfers: 6_000, purchases: 900, counts: 2_000 });
  let server: TestExchange;
  beforeAll(async () => {
    server = await openTestExchange();
    await fillLarge(server.db, rows);
  });
  afterAll(() => server.close());

  it('has its own numbers of transfers, purchases and counts of calls', async () => {
    const { rows: counts } = await sql<Record<'transfers' | 'purchases' | 'counts', number>>`
      select (select count(*) from transfers) as transfers, (select count(*) from subscriptions) as purchases,
        (select count(*) from access_counts) as counts`.execute(server.db);
    expect(counts[0]?.transfers).toBeGreaterThan(rows.transfers - rows.users);
    expect(counts[0]?.purchases).toBeGreaterThan(rows.purchases - rows.users * 2.5);
    expect(counts[0]?.purchases).toBeLessThanOrEqual(rows.purchases);
    expect(counts[0]?.counts).toBe(rows.counts);
  });

  it('has a ledger in which every rule holds', async () => {
    expect((await auditLedger(server.db)).findings).toEqual([]);
  });

  it.each([{ transfers: -1 }, { purchases: Number.NaN }, { counts: 0.5 }])('refuses %j', (wrong) => {
    expect(() => sizeOf(600, wrong)).toThrow(`The number of ${Object.keys(wrong)[0]} must be a whole number`);
  });
});
