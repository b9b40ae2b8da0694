import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '#server/kernel/config.ts';
import type { Database } from '#server/database/schema.ts';
import { transaction } from '#server/database/transaction.ts';
import { deposit } from '#server/domains/wallet/store.ts';
import { openExchange } from '#server/kernel/exchange.ts';
import { auditLedger, auditWithin } from '#server/ledger/checks.ts';
import { bookingOf, lockAccounts, post } from '#server/ledger/post.ts';
import { treasuryId } from '#server/ledger/movement.ts';
import { newId } from '#server/kernel/newId.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';
import { openTestDatabase } from '#tests/support/database/engines.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';
import { copyMigrated } from '#tests/support/vitest/scratch.ts';
import { startServer } from '#tests/support/startServer.ts';
import { slowness } from '#tests/support/slowness.ts';
import { addRows, rowOf } from '#tests/support/database/rows.ts';

const price = 1_000_000;

const ledger = await ledgerForFile();
const [buyer, seller] = [await ledger.person({ balance: 10 * price }), await ledger.person()];

describe('the audit', () => {
  beforeAll(async () => {
    const stream_id = await ledger.stream(seller);
    await ledger.call('access.buy', { caller: buyer, body: { stream_id, hours: 3 } });
  });

  const rules = async () => new Set((await auditLedger(ledger.db)).findings.map(({ rule }) => rule));

  it('finds nothing in a sound ledger, and counts the checked entries', async () => {
    expect(await auditLedger(ledger.db)).toEqual({
      accounts: 3,
      transfers: 2,
      subscriptions: 1,
      findings: [],
    });
  });

  it.runIf(hasPostgres())('may read for longer than the limit of a query', async () => {
    const queryLimitMs = 300 * slowness();
    const database = await openTestDatabase<Database>('postgres', { migrated: true, queryLimitMs });
    onTestFinished(() => database.remove());
    const locked = Promise.withResolvers<void>();
    const locking = database.withoutTimeout(() =>
      transaction(database.db, async (trx) => {
        await sql`lock table subscriptions`.execute(trx);
        locked.resolve();
        await wait(3 * queryLimitMs);
      }),
    );
    await locked.promise;
    expect(await auditLedger(database.db)).toMatchObject({ findings: [] });
    await locking;
  });

  const damages = [
    ['a balance equals the history of its account', sql`update accounts set balance = balance + 1 where balance > 0`],
    ['all accounts together hold nothing', sql`update accounts set balance = balance + 1 where balance > 0`],
    [
      'balances follow each other entry by entry',
      sql`update transfers set to_balance = to_balance + 1 where type = 'PURCHASE'`,
    ],
    ['a balance equals the history of its account', sql`delete from transfers where type = 'PURCHASE'`],
    ['a grant has one charge of its total', sql`delete from transfers where type = 'PURCHASE'`],
    ['a charge has one grant', sql`delete from subscriptions`],
    ['a charge has one grant', sql`update subscriptions set total = total - 1`],
    ['a total is price times hours', sql`update subscriptions set hours = 4`],
    [
      'tokens enter and leave through the treasury only',
      sql`update transfers set type = 'DEPOSIT' where type = 'PURCHASE'`,
    ],
    ['a share comes from a sale', sql`update transfers set type = 'SHARE' where type = 'PURCHASE'`],
    [
      'the transfers of one movement belong together',
      sql`update transfers set movement_id = (select movement_id from transfers limit 1)`,
    ],
    [
      'the hours of one person and stream do not overlap',
      sql`insert into subscriptions select ${newId()}, stream_id, user_id, seller_id, hours, start_at + interval '1 second', end_at, 0, 0, null, null, created_at from subscriptions`,
    ],
  ] as const;

  it.each(damages)('finds the defect: %s', async (rule, damage) => {
    const undone = new Error('only tried');
    const tried = transaction(ledger.db, async (trx) => {
      await damage.execute(trx);
      expect((await auditWithin(trx)).findings.map((finding) => finding.rule)).toContain(rule);
      throw undone;
    });
    await expect(tried).rejects.toBe(undone);
  });

  it('the database refuses a wallet below zero, a transfer of zero and a transfer to oneself', async () => {
    const { db } = ledger;
    const overdraw = sql`update accounts set balance = -1 where id = ${buyer.id}`;
    await expect(overdraw.execute(db)).rejects.toMatchObject({ code: '23514' });
    await expect(sql`update transfers set value = 0`.execute(db)).rejects.toMatchObject({ code: '23514' });
    await expect(sql`update transfers set to_id = from_id`.execute(db)).rejects.toMatchObject({ code: '23514' });
  });

  it('a booking without the lock is rolled back if the account has changed, so nothing can be lost', async () => {
    const transfers = [{ type: 'WITHDRAWAL' as const, from: buyer.id, to: treasuryId, value: price }];
    const at = new Date().toISOString();
    const stale = await transaction(ledger.db, (trx) => lockAccounts(trx, [buyer.id, treasuryId]));
    await transaction(ledger.db, (trx) => post(trx, { at, transfers }));
    const late = transaction(ledger.db, async (trx) => {
      const { parts, check } = bookingOf({ at, transfers }, stale);
      const { rows } = await sql<{ moved: number }>`with ${parts} select count(*) as moved from moved`.execute(trx);
      check(rows[0]?.moved);
    });
    await expect(late).rejects.toThrow('under its lock');
    expect(await ledger.balance(buyer)).toBe(6 * price);
    await ledger.expectBalancedLedger();
  });

  // Without the guard: reads balances and then writes them, like a naive implementation.
  it('finds money that is lost by reading before writing', async () => {
    const { db } = ledger;
    const naive = async () => {
      const { balance, entries } = await rowOf(db, 'accounts', { id: buyer.id }, 'balance', 'entries');
      if (balance < price) return;
      const paid = { balance: balance - price, entries: entries + 1 };
      await db.updateTable('accounts').set(paid).where('id', '=', buyer.id).execute();
      await db
        .updateTable('accounts')
        .set((e) => ({ balance: e('balance', '+', price), entries: e('entries', '+', 1) }))
        .where('id', '=', seller.id)
        .execute();
      const ids = { id: newId(), movement_id: newId(), from_id: buyer.id, to_id: seller.id };
      const after = { from_balance: paid.balance, from_entry: paid.entries, to_balance: 0, to_entry: 0 };
      const rest = {
        type: 'PURCHASE' as const,
        value: price,
        at: new Date().toISOString(),
        stream_id: null,
        stream_name: null,
        reference: null,
        request_id: null,
      };
      await addRows(db, 'transfers', { ...ids, ...after, ...rest });
    };
    await ledger.jittered(() => Promise.all(Array.from({ length: 20 }, naive)));
    // 7 tokens were left, and purchases beyond them succeeded.
    const bought = await db
      .selectFrom('transfers')
      .select((e) => e.fn.countAll<number>().as('number'))
      .where('type', '=', 'PURCHASE')
      .executeTakeFirstOrThrow();
    expect(bought.number).toBeGreaterThan(8);
    expect(await rules()).toContain('a balance equals the history of its account');
  });
});

describe('npm run audit:ledger', () => {
  const run = (dataDir: string) =>
    promisify(execFile)(process.execPath, ['server/ledger/audit.ts'], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    }).then(
      ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );

  // The backup tests cover its exit code for a sound ledger.
  it('exits 1 with a line for a broken ledger, also beside a server, and 2 for none or one in use', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'exchange-audit-'));
    await copyMigrated(dataDir);
    const config = readConfig({ DATA_DIR: dataDir, SEED: 'none' });
    const { exchange, close } = await openExchange(config);
    const at = new Date().toISOString();
    await transaction(exchange.db, (trx) => deposit(trx, { userId: newId(), amount: price, at }));
    await sql`update accounts set balance = 5 where balance > 0`.execute(exchange.db);
    expect(await run(dataDir)).toMatchObject({ code: 2, stderr: expect.stringContaining('in use') as string });
    await close();
    const broken = await run(dataDir);
    expect(broken.code).toBe(1);
    expect(broken.stderr).toMatch(
      /^Broken: a balance equals the history of its account: .+: balance 5, history 1000000/mu,
    );
    const server = await startServer({ DATA_DIR: dataDir, SEED: 'none' });
    onTestFinished(server.stop);
    const beside = await run(dataDir);
    expect(beside).toMatchObject({ code: 1, stdout: broken.stdout, stderr: broken.stderr });
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    await server.stop();
    rmSync(dataDir, { recursive: true });
    expect(await run(dataDir)).toMatchObject({ code: 2, stderr: `There is no data in ${dataDir}\n` });
  }, 300_000);
});
