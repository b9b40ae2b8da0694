import { describe, expect, it } from 'vitest';
import { ledgerForFile, type Outcome } from '#tests/support/ledgerFixture.ts';
import { failEveryCall } from '#tests/support/jitter.ts';

const price = 1_000_000;

const ledger = await ledgerForFile();
const seller = await ledger.person({ balance: 1 });
const caller = await ledger.person({ balance: 1000 * price });
const stream = await ledger.stream(seller);

describe('whichever database call fails, all happens or nothing, and the next call works', () => {
  const state = async () => {
    const { db } = ledger;
    const { rows } = await db
      .selectFrom('subscriptions')
      .select((e) => e.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return { balance: await ledger.balance(caller), purchases: rows };
  };

  const buy = (key?: string) =>
    ledger.call('access.buy', { caller, body: { stream_id: stream, hours: 1 }, ...(key && { key }) });
  const withdraw = () => ledger.call('wallet.withdraw', { caller, body: { amount: price } });

  /** Fails each database call in turn: a failed attempt is 503 and leaves nothing, a complete one costs one token. */
  async function allOrNothing(
    attempt: (k: number) => Promise<Outcome<unknown>>,
    purchases: 0 | 1,
    afterwards: (k: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<number> {
    let before = await state();
    return failEveryCall(ledger.database.faults, attempt, async ({ k, fired, result }) => {
      const done = fired ? 0 : 1;
      expect({ k, status: result?.status }).toEqual({ k, status: fired ? 503 : 200 });
      const wanted = { balance: before.balance - done * price, purchases: before.purchases + done * purchases };
      expect({ k, ...(await state()) }).toEqual({ k, ...wanted });
      await ledger.expectBalancedLedger();
      if (fired) await afterwards(k);
      before = await state();
    });
  }

  it('holds for a purchase', async () => {
    // Calls: begin, stream and offer with the accounts, access with the booking, commit.
    expect(await allOrNothing(() => buy(), 1)).toBe(4);
  });

  it('holds for a withdrawal', async () => {
    // Calls: begin, lock, booking, commit.
    expect(await allOrNothing(() => withdraw(), 0)).toBe(4);
  });

  it('holds for a purchase with a key, and the same key then buys once', async () => {
    const again = async (k: number) => {
      const { balance } = await state();
      const [second, third] = [await buy(`purchase ${k}`), await buy(`purchase ${k}`)];
      expect([second.status, third.status]).toEqual([200, 200]);
      expect(third.reply).toEqual(second.reply);
      expect(await ledger.balance(caller)).toBe(balance - price);
    };
    // Calls as above, with the key taken before and the answer stored within the transaction.
    expect(await allOrNothing((k) => buy(`purchase ${k}`), 1, again)).toBe(6);
  });

  it('holds for an accepted offer', async () => {
    const { db } = ledger;
    const ask = async () => {
      const body = { stream_id: stream, amount: 5, description: '' };
      const offer = await ledger.call('offers.create', { caller: await ledger.person(), body });
      return offer.reply?.id ?? '';
    };
    const accept = (id: string) => ledger.call('offers.accept', { caller: seller, params: { id } });
    let id = await ask();
    const failed = await failEveryCall(
      ledger.database.faults,
      () => accept(id),
      async ({ k, fired, result }) => {
        expect({ k, status: result?.status }).toEqual({ k, status: fired ? 503 : 200 });
        const stored = await db.selectFrom('offers').select('version').where('id', '=', id).executeTakeFirstOrThrow();
        const moves = await db.selectFrom('offer_moves').select('version').where('offer_id', '=', id).execute();
        const version = fired ? 1 : 2;
        expect({ k, version: stored.version, moves: moves.length }).toEqual({ k, version, moves: version });
        expect((await accept(id)).status).toBe(fired ? 200 : 409);
        id = await ask();
      },
    );
    // Calls: begin, offer, its stream, change, move, notification, offer and moves for the reply, commit.
    expect(failed).toBe(9);
  });
});
