// Long histories are searched and checked in part: the check finds faults among the newest transfers only.
import { array, assert, asyncProperty, integer } from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { BalanceCheck } from '#contract/types.ts';
import { transaction } from '#server/database/transaction.ts';
import { deposit, withdraw } from '#server/domains/wallet/store.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { auditAccount } from '#server/ledger/auditAccount.ts';
import { readHistory } from '#server/ledger/history.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';

const minute = 60_000;
const maxRuns = 15;

/** Signed amounts: a withdrawal of more than the wallet holds becomes a deposit. */
const moves = array(integer({ min: -50, max: 50 }).filter(Boolean), { minLength: 1, maxLength: 25 });

const ledger = await ledgerForFile();

describe('a long history', () => {
  async function move({ id }: Caller, amount: number, held: number): Promise<number> {
    ledger.pass(minute);
    const change = { userId: id, amount: Math.abs(amount), at: ledger.at() };
    const isOut = amount < 0 && held + amount >= 0;
    return transaction(ledger.db, (trx) => (isOut ? withdraw : deposit)(trx, change));
  }

  async function personWith(amounts: readonly number[]) {
    const person = await ledger.person();
    let balance = 0;
    for (const amount of amounts) balance = await move(person, amount, balance);
    return { person, balance };
  }

  const all = { page: 0, limit: 100 };

  it('agrees with its newest transfers and the balance before them', async () => {
    await assert(
      asyncProperty(moves, integer({ min: 1, max: 26 }), async (amounts, most) => {
        const { person, balance } = await personWith(amounts);
        const check = await auditAccount(ledger.db, person.id, most);
        expect(check).toMatchObject({ balance, agrees: true, movements: Math.min(most, amounts.length) });
        expect((check.opening ?? 0) + check.received - check.paid).toBe(balance);
        expect(check.opening === undefined).toBe(most >= amounts.length);
      }),
      { numRuns: maxRuns },
    );
    await ledger.expectBalancedLedger();
  });

  it('returns, counts and adds up the matches of each searched part, and every match in one part', async () => {
    await assert(
      asyncProperty(moves, integer({ min: 1, max: 10 }), async (amounts, most) => {
        const { person } = await personWith(amounts);
        const { db } = ledger;
        const filter = { ...all, minValue: 10, adding: true };
        const whole = await readHistory(db, person.id, filter);
        const found: string[] = [];
        const sums = { received: 0, paid: 0 };
        let to: string | undefined;
        for (let parts = 0; parts <= amounts.length; parts += 1) {
          const part = await readHistory(db, person.id, { ...filter, to }, most);
          expect(part.total).toBe(part.entries.length);
          found.push(...part.entries.map(({ id }) => id));
          sums.received += part.totals?.received ?? 0;
          sums.paid += part.totals?.paid ?? 0;
          to = part.searchedFrom;
          if (!to) break;
        }
        expect(to).toBeUndefined();
        expect(found).toEqual(whole.entries.map(({ id }) => id));
        expect(sums).toEqual({ received: whole.totals?.received, paid: whole.totals?.paid });
      }),
      { numRuns: maxRuns },
    );
  });

  it('returns each transfer of equal time once over the parts', async () => {
    const { person } = await personWith([]);
    const { db } = ledger;
    for (const count of [1, 2, 2, 1, 2]) {
      ledger.pass(minute);
      const at = ledger.at();
      for (let index = 0; index < count; index += 1)
        await transaction(db, (trx) => deposit(trx, { userId: person.id, amount: 20, at }));
    }
    const filter = { ...all, minValue: 10 };
    const parts: string[][] = [];
    for (let to: string | undefined, more = true; more && parts.length < 8;) {
      const { entries, searchedFrom } = await readHistory(db, person.id, { ...filter, to }, 2);
      parts.push(entries.map(({ id }) => id));
      to = searchedFrom;
      more = to !== undefined;
    }
    expect(parts.map((part) => part.length)).toEqual([2, 1, 2, 2, 1]);
    const whole = await readHistory(db, person.id, filter);
    expect(parts.flat()).toEqual(whole.entries.map(({ id }) => id));
  });

  it('is counted as a whole without a filter, however little is searched', async () => {
    const { person } = await personWith([5, 5, 5, 5]);
    const found = await readHistory(ledger.db, person.id, all, 2);
    expect([found.total, found.entries.length, found.searchedFrom]).toEqual([4, 4, undefined]);
  });

  it('agrees while tokens move', async () => {
    const { person } = await personWith([50, 50, 50, 50]);
    const state = { checking: true };
    const moving = (async () => {
      for (let times = 0; state.checking; times += 1) await move(person, times % 2 ? -3 : 7, 200);
    })();
    const checks: BalanceCheck[] = [];
    try {
      while (checks.length < 10) checks.push(await auditAccount(ledger.db, person.id, 3));
    } finally {
      state.checking = false;
      await moving;
    }
    expect((await auditAccount(ledger.db, person.id)).movements).toBeGreaterThan(4);
    for (const check of checks) expect(check).toMatchObject({ agrees: true, movements: 3 });
    const after = await auditAccount(ledger.db, person.id, 3);
    expect(after.balance).toBe(await ledger.balance(person));
  });

  it('adds up all transfers if times contradict the order of booking', async () => {
    const { person, balance } = await personWith(Array.from({ length: 12 }, () => 5));
    const newest = sql`to_id = ${person.id} and to_entry = 12`;
    await sql`update transfers set at = '2020-01-01' where ${newest}`.execute(ledger.db);
    const found = await auditAccount(ledger.db, person.id, 2);
    expect(found).toMatchObject({ balance, agrees: true, movements: 12 });
  });

  it('does not agree when one of the newest transfers is missing or changed, or the balance', async () => {
    const { db } = ledger;
    const { person } = await personWith(Array.from({ length: 12 }, () => 5));
    const breaking = async (change: ReturnType<typeof sql>) => {
      const broken = new Error('rolled back');
      let agrees: boolean[] = [];
      await transaction(db, async (trx) => {
        await change.execute(trx);
        agrees = [(await auditAccount(trx, person.id, 3)).agrees, (await auditAccount(trx, person.id)).agrees];
        throw broken;
      }).catch((error: unknown) => {
        if (error !== broken) throw error;
      });
      return agrees;
    };
    const at = (entry: number) => sql`to_id = ${person.id} and to_entry = ${entry}`;
    for (const entry of [10, 11, 12]) {
      expect(await breaking(sql`delete from transfers where ${at(entry)}`)).toEqual([false, false]);
      expect(await breaking(sql`update transfers set value = 6 where ${at(entry)}`)).toEqual([false, false]);
    }
    expect(await breaking(sql`update accounts set balance = 61 where id = ${person.id}`)).toEqual([false, false]);
    // The ninth transfer stores the balance before the newest three. Without it, all transfers are added up.
    expect(await breaking(sql`delete from transfers where ${at(9)}`)).toEqual([false, false]);
    // Only the audit finds an earlier fault.
    expect(await breaking(sql`delete from transfers where ${at(5)}`)).toEqual([true, false]);
    expect((await auditAccount(db, person.id, 3)).agrees).toBe(true);
  });
});
