import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { maxAmount } from '#contract/constants.ts';
import type { Input } from '#contract/types.ts';
import { transaction } from '#server/database/transaction.ts';
import { deposit } from '#server/domains/wallet/store.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { displayNameOf } from '#server/people/names.ts';
import { readHistory } from '#server/ledger/history.ts';
import type { MovementType } from '#server/ledger/movement.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';
import { changeRows, rowOf } from '#tests/support/database/rows.ts';

const minute = 60_000;

const ledger = await ledgerForFile();
const [buyer, seller, nobody] = [await ledger.person({ balance: 1000 }), await ledger.person(), await ledger.person()];

describe('the wallet', () => {
  let streamName = '';
  let buyerName = '';
  let middle = '';
  beforeAll(async () => {
    if (!buyer || !seller) throw new Error('nobody there');
    const stream_id = await ledger.stream(seller, { price: 10 });
    ({ name: streamName } = await rowOf(ledger.db, 'streams', { id: stream_id }, 'name'));
    ({ name: buyerName } = await ledger.db
      .selectFrom('users')
      .select(displayNameOf('users').as('name'))
      .where('id', '=', buyer.id)
      .executeTakeFirstOrThrow());
    for (let hours = 1; hours <= 10; hours += 1) {
      ledger.pass(minute);
      await ledger.call('access.buy', { caller: buyer, body: { stream_id, hours } });
      if (hours === 5) middle = ledger.at();
    }
    ledger.pass(minute);
    await ledger.call('wallet.withdraw', { caller: buyer, body: { amount: 50 } });
  });

  const history = async (
    caller: Caller | undefined,
    query: Partial<Input<'wallet.history'>['query']> & { txType?: MovementType[] } = {},
  ) => {
    if (!caller) throw new Error('nobody there');
    const { reply } = await ledger.call('wallet.history', {
      caller,
      query: { ...query, page: query.page ?? 0, limit: query.limit ?? 20 },
    });
    if (!reply) throw new Error('refused');
    return reply;
  };
  const kinds = ({ txList }: Awaited<ReturnType<typeof history>>) => txList.map(({ txType }) => txType);

  it('shows the buyer payments and the seller sales, newest first, adding up to the balance', async () => {
    const mine = await history(buyer);
    expect(kinds(mine)).toEqual(['WITHDRAWAL', ...Array.from({ length: 10 }, () => 'PURCHASE'), 'DEPOSIT']);
    expect(mine).toMatchObject({ page: 0, limit: 20, total: 12, tokenInfo: { decimals: 6 } });
    expect(mine.txList[0]).toMatchObject({ from: buyer?.id, to: 'treasury', value: 50 });
    expect(mine.txList[1]).toMatchObject({ from: buyer?.id, to: seller?.id, value: 100, stream_name: streamName });
    const sum = mine.txList.reduce((total, { to, value }) => total + (to === buyer?.id ? value : -value), 0);
    expect(sum).toBe(400);
    expect(buyer && (await ledger.balance(buyer))).toBe(400);
    expect(new Set(kinds(await history(seller)))).toEqual(new Set(['SALE']));
    expect((await history(nobody)).txList).toEqual([]);
  });

  it('pages without a hole or a repeat', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => history(buyer, { page, limit: 5 })));
    expect(pages.map(({ txList }) => txList.length)).toEqual([5, 5, 2, 0]);
    expect(pages.flatMap(({ txList }) => txList)).toEqual((await history(buyer)).txList);
    expect((await history(buyer, { page: 1_000_000, limit: 100 })).txList).toEqual([]);
  });

  const filters: [string, () => Parameters<typeof history>[1], () => Caller | undefined, number][] = [
    ['one type', () => ({ txType: ['PURCHASE'] }), () => buyer, 10],
    ['two types', () => ({ txType: ['DEPOSIT', 'WITHDRAWAL'] }), () => buyer, 2],
    ['a type of the other side', () => ({ txType: ['SALE'] }), () => buyer, 0],
    ['sales for the seller', () => ({ txType: ['SALE'] }), () => seller, 10],
    ['payments for the seller', () => ({ txType: ['PURCHASE'] }), () => seller, 0],
    ['since the middle, the middle too', () => ({ fromDateTime: middle }), () => buyer, 6],
    ['until just before now', () => ({ toDateTime: ledger.at(), txType: ['DEPOSIT'] }), () => buyer, 1],
    ['between two times', () => ({ fromDateTime: middle, toDateTime: ledger.at(), txType: ['SALE'] }), () => seller, 5],
  ];
  const narrower: typeof filters = [
    ['what came in', () => ({ direction: 'in' }), () => buyer, 1],
    ['what went out', () => ({ direction: 'out' }), () => buyer, 11],
    ['a type that never comes in', () => ({ direction: 'in', txType: ['PURCHASE'] }), () => buyer, 0],
    ['the least amount, itself too', () => ({ minValue: 90 }), () => buyer, 3],
    ['a range of amounts', () => ({ minValue: 20, maxValue: 40, txType: ['PURCHASE'] }), () => buyer, 3],
    ['a part of the product’s name', () => ({ name: streamName.slice(1, -1).toUpperCase() }), () => buyer, 10],
    ['signs that mean themselves', () => ({ name: '%' }), () => buyer, 0],
    ['the other side’s name', () => ({ name: buyerName }), () => seller, 10],
    ['the own name', () => ({ name: buyerName }), () => buyer, 0],
  ];
  it.each([...filters, ...narrower])('filters by %s', async (_what, query, caller, total) => {
    const found = await history(caller(), query());
    expect([found.total, found.txList.length]).toEqual([total, total]);
  });

  it('adds up the matches, beyond the visible page, for every caller', async () => {
    expect(await history(buyer)).not.toHaveProperty('totals');
    expect((await history(buyer, { totals: '1', limit: 1 })).totals).toEqual({ received: 1000, paid: 600 });
    expect((await history(buyer, { totals: '1', minValue: 60, direction: 'out' })).totals).toEqual({
      received: 0,
      paid: 400,
    });
    expect((await history(nobody, { totals: '1' })).totals).toEqual({ received: 0, paid: 0 });
    expect((await history(buyer, { totals: '1', txType: ['PURCHASE'], direction: 'in' })).totals).toEqual({
      received: 0,
      paid: 0,
    });
  });

  it('adds up only parts of a history that is too long for one statement', async () => {
    const setEntries = (entries: number) => changeRows(ledger.db, 'accounts', { id: buyer.id }, { entries });
    await setEntries(500_001);
    onTestFinished(async () => void (await setEntries(12)));
    const whole = await history(buyer, { totals: '1' });
    expect([whole.total, whole.txList.length]).toEqual([500_001, 12]);
    expect(whole).not.toHaveProperty('totals');
    expect((await history(buyer, { totals: '1', direction: 'out' })).totals).toEqual({ received: 0, paid: 600 });
  });

  it('adds up both sides of one moment, whatever moves while it reads', async () => {
    const person = await ledger.person({ balance: 40 });
    let moved = false;
    const db = ledger.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const isSum = result.rows.some((row) => ['payer', 'payee', 'value'].some((name) => name in row));
        if (isSum && !moved) {
          moved = true;
          const move = { caller: person, body: { amount: 30 } };
          await ledger.call('wallet.withdraw', move);
          await ledger.call('wallet.buy', move);
        }
        return result;
      },
    });
    const { totals } = await readHistory(db, person.id, { page: 0, limit: 20, adding: true });
    expect(moved).toBe(true);
    expect(totals).toEqual({ received: 40, paid: 0 });
  });

  const course = async (caller: Caller | undefined, from: string, interval: 'DAY' | 'WEEK' | 'MONTH' = 'DAY') => {
    if (!caller) throw new Error('nobody there');
    return ledger.call('wallet.course', { caller, query: { from, interval } });
  };
  const daysAgo = (days: number) => ledger.at(-days * 86_400_000);

  it('returns the balance day by day up to now', async () => {
    const today = `${ledger.at().slice(0, 10)}T00:00:00.000Z`;
    const { reply } = await course(buyer, daysAgo(2));
    expect(reply?.opening).toBe(0);
    expect(reply?.steps).toHaveLength(3);
    expect(reply?.steps.map(({ balance }) => balance)).toEqual([0, 0, 400]);
    expect(reply?.steps.at(-1)).toEqual({ start: today, received: 1000, paid: 600, balance: 400 });
    const before = new Date(ledger.exchange.now());
    ledger.pass(3 * 86_400_000);
    const later = await course(buyer, before.toISOString(), 'DAY');
    expect(later.reply?.steps.map(({ balance }) => balance)).toEqual([400, 400, 400, 400]);
    expect((await course(buyer, daysAgo(2))).reply).toMatchObject({ opening: 400, steps: [{ received: 0 }, {}, {}] });
    expect((await course(nobody, daysAgo(0))).reply).toMatchObject({ opening: 0, steps: [{ balance: 0 }] });
  });

  it('refuses a balance history that is too long or starts in the future', async () => {
    expect((await course(buyer, '2020-01-01T00:00:00Z')).refusal).toMatchObject({
      status: 400,
      fields: { interval: expect.any(String) as string },
    });
    expect((await course(buyer, daysAgo(-400))).refusal).toMatchObject({
      status: 400,
      fields: { from: expect.any(String) as string },
    });
  });

  it('holds up to 2^53 − 1 micro-tokens, and refuses one more without changing anything', async () => {
    const rich = await ledger.person();
    const book = (amount: number) =>
      transaction(ledger.db, (trx) => deposit(trx, { userId: rich.id, amount, at: ledger.at() }));
    // The treasury owes the rest of the test's tokens as well.
    const most = maxAmount - 1000;
    await book(most);
    await expect(book(2000)).rejects.toMatchObject({ status: 409, code: 'balance_too_high' });
    expect(await ledger.balance(rich)).toBe(most);
    const stream_id = await ledger.stream(buyer ?? rich, { price: maxAmount });
    const order = { caller: rich, body: { stream_id, hours: 2 } };
    expect((await ledger.call('access.buy', order)).refusal).toMatchObject({ status: 422 });
    await ledger.expectBalancedLedger();
  });
});
