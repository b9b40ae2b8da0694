import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { purchase } from '#server/domains/subscriptions/purchase.ts';
import { countBuyers } from '#server/jobs/buyers.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { ledgerForFile, tally } from '#tests/support/ledgerFixture.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';
import { changeRows, rowOf } from '#tests/support/database/rows.ts';

const atOnce = 50;
const price = 1_000_000;
const times = <R>(work: (index: number) => R) => Array.from({ length: atOnce }, (_, index) => work(index));

const ledger = await ledgerForFile();

const seller = await ledger.person();

describe('fifty at once', () => {
  const jittered = <R>(work: () => Promise<R>) => ledger.jittered(work);
  const buy = (caller: Caller, stream_id: string, hours = 1, key?: string) =>
    ledger.call('access.buy', { caller, body: { stream_id, hours }, ...(key && { key }) });

  it('money for one purchase buys exactly one, of different streams', async () => {
    const buyer = await ledger.person({ balance: price });
    const streams = await Promise.all(times(() => ledger.stream(seller)));
    const outcomes = await jittered(() => Promise.all(streams.map((id) => buy(buyer, id))));
    expect(tally(outcomes)).toEqual({ 200: 1, 402: atOnce - 1 });
    expect(await ledger.balance(buyer)).toBe(0);
    await ledger.expectBalancedLedger();
  });

  it('money for one purchase buys exactly one, of one stream', async () => {
    const buyer = await ledger.person({ balance: price });
    const stream = await ledger.stream(seller);
    const outcomes = await jittered(() => Promise.all(times(() => buy(buyer, stream))));
    expect(tally(outcomes)).toEqual({ 200: 1, 402: atOnce - 1 });
    await ledger.expectBalancedLedger();
  });

  it.runIf(hasPostgres())('first sales of a seller without an account do not deadlock', async () => {
    const seller = await ledger.person();
    const [buyer, another] = [await ledger.person({ balance: 2 * price }), await ledger.person({ balance: price })];
    const stream = await ledger.stream(seller);
    const { db } = ledger;
    /** In one try: `transaction` would hide a deadlock. */
    const buyOnce = ({ id, slots }: Caller) =>
      db.transaction().execute((trx) => {
        const shop = { now: new Date(), hourSeconds: 3600, publicUrl: 'http://127.0.0.1' };
        return purchase(trx, { buyer: { id, slots }, streamId: stream, hours: 1 }, shop);
      });
    const isHeld = Promise.withResolvers<void>();
    const letGo = Promise.withResolvers<void>();
    const holder = db.transaction().execute(async (trx) => {
      await trx.selectFrom('accounts').select('id').where('id', '=', buyer.id).forUpdate().execute();
      isHeld.resolve();
      await letGo.promise;
    });
    await isHeld.promise;
    const first = buyOnce(buyer);
    await delay(200);
    const other = buyOnce(another);
    await delay(200);
    const second = buyOnce(buyer);
    await delay(200);
    letGo.resolve();
    const outcomes = await Promise.allSettled([first, other, second, holder]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    expect(await ledger.balance(buyer)).toBe(0);
    await ledger.expectBalancedLedger();
  });

  it.runIf(hasPostgres())('a refusal that needs no balance waits for no account lock', async () => {
    const buyer = await ledger.person({ balance: price });
    const stream = await ledger.stream(seller);
    let letGo = () => {};
    const gone = new Promise<void>((resolve) => (letGo = resolve));
    let holder: Promise<void> | undefined;
    await new Promise<void>((isHeld) => {
      holder = ledger.db.transaction().execute(async (trx) => {
        await trx.selectFrom('accounts').select('id').where('id', 'in', [buyer.id, seller.id]).forUpdate().execute();
        isHeld();
        await gone;
      });
    });
    const shown = { stream_id: stream, hours: 1, shown_price: price - 1 };
    const refused = ledger.call('access.buy', { caller: buyer, body: shown });
    const bought = buy(buyer, stream);
    expect((await refused).refusal).toMatchObject({ status: 409, code: 'price_changed' });
    expect(await Promise.race([bought.then(() => 'bought'), delay(200, 'waits')])).toBe('waits');
    letGo();
    await holder;
    expect((await bought).status).toBe(200);
  });

  it('purchases of one stream follow each other without a gap or an overlap, and count one buyer', async () => {
    const buyer = await ledger.person({ balance: atOnce * price });
    const stream = await ledger.stream(seller);
    const outcomes = await jittered(() => Promise.all(times(() => buy(buyer, stream))));
    expect(tally(outcomes)).toEqual({ 200: atOnce });
    const rows = await ledger.db
      .selectFrom('subscriptions')
      .select(['start_at', 'end_at'])
      .where('user_id', '=', buyer.id)
      .orderBy('start_at')
      .execute();
    expect(rows.slice(1).map((row) => row.start_at)).toEqual(rows.slice(0, -1).map((row) => row.end_at));
    await countBuyers(ledger.exchange);
    const { buyers } = await rowOf(ledger.db, 'streams', { id: stream }, 'buyers');
    expect(buyers).toBe(1);
    await ledger.expectBalancedLedger();
  });

  it('a buyer who names the shown price pays that one, however the price changes in between', async () => {
    const buyer = await ledger.person({ balance: 2 * atOnce * price });
    const stream = await ledger.stream(seller, { price });
    const shown = (index: number) => (index % 2 ? price : 2 * price);
    const change = (index: number) =>
      changeRows(ledger.db, 'streams', { id: stream }, { price: shown(Math.floor(index / 2)) });
    const buyShown = (index: number) => {
      const body = { stream_id: stream, hours: 1, shown_price: shown(index) };
      return ledger.call('access.buy', { caller: buyer, body });
    };
    const outcomes = await jittered(() =>
      Promise.all(times(async (index) => (await Promise.all([buyShown(index), change(index)]))[0])),
    );
    const paid = outcomes.map(({ reply, refusal }, index) =>
      reply && 'id' in reply ? reply.total - shown(index) : refusal?.code,
    );
    expect(paid.filter((each) => each !== 0 && each !== 'price_changed')).toEqual([]);
    expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const spent = outcomes.reduce((sum, { status }, index) => sum + (status === 200 ? shown(index) : 0), 0);
    expect(await ledger.balance(buyer)).toBe(2 * atOnce * price - spent);
    await ledger.expectBalancedLedger();
  });

  it('free access at once follows each other as well', async () => {
    const buyer = await ledger.person();
    const stream = await ledger.stream(seller, { price: 0 });
    const outcomes = await jittered(() => Promise.all(times(() => buy(buyer, stream))));
    expect(tally(outcomes)).toEqual({ 200: atOnce });
    await ledger.expectBalancedLedger();
  });

  it('one key is one purchase, however often it is sent', async () => {
    const buyer = await ledger.person({ balance: atOnce * price });
    const stream = await ledger.stream(seller);
    const outcomes = await jittered(() => Promise.all(times(() => buy(buyer, stream, 1, 'the same'))));
    const counts = tally(outcomes);
    expect((counts[200] ?? 0) + (counts[409] ?? 0)).toBe(atOnce);
    expect(counts[200]).toBeGreaterThanOrEqual(1);
    expect(await ledger.balance(buyer)).toBe((atOnce - 1) * price);
    const ids = new Set(outcomes.flatMap(({ reply }) => (reply && 'id' in reply ? [reply.id] : [])));
    expect(ids.size).toBe(1);
  });

  it('a wallet is withdrawn from as often as it holds, buying and withdrawing together', async () => {
    const caller = await ledger.person({ balance: 10 * price });
    const stream = await ledger.stream(seller);
    const withdraw = () => ledger.call('wallet.withdraw', { caller, body: { amount: price } });
    const outcomes = await jittered(() =>
      Promise.all(times<Promise<{ status: number }>>((index) => (index % 2 ? withdraw() : buy(caller, stream)))),
    );
    expect(tally(outcomes)).toEqual({ 200: 10, 402: atOnce - 10 });
    expect(await ledger.balance(caller)).toBe(0);
    await ledger.expectBalancedLedger();
  });

  it('completes crosswise purchases between people', async () => {
    const people = await Promise.all(times(() => ledger.person({ balance: price })));
    const streams = await Promise.all(people.map((person) => ledger.stream(person)));
    const outcomes = await jittered(() =>
      Promise.all(people.map((person, index) => buy(person, streams[atOnce - 1 - index] ?? ''))),
    );
    expect(tally(outcomes)).toEqual({ 200: atOnce });
    await ledger.expectBalancedLedger();
  });
});
