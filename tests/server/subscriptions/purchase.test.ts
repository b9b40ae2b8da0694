import { describe, expect, it } from 'vitest';
import type { Subscription } from '#contract/types.ts';
import { windowOf } from '#server/rights/allowance.ts';
import { countBuyers } from '#server/jobs/buyers.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';
import { rowOf, rowsOf } from '#tests/support/database/rows.ts';

const hourMs = 3_600_000;

const ledger = await ledgerForFile('embedded');
const buyer = await ledger.person({ balance: 1_000_000 });
const seller = await ledger.person();

describe('a purchase', () => {
  const buy = (stream_id: string, hours = 1, caller = buyer) => ledger.buy(caller, stream_id, hours);
  const bought = async (...order: Parameters<typeof buy>) => (await buy(...order)).reply as Subscription;

  it('answers with the access, its price and time, and pays the owner', async () => {
    const stream = await ledger.stream(seller, { price: 10 });
    const before = await ledger.balance(seller);
    const reply = await bought(stream, 3);
    expect(reply).toMatchObject({
      stream_id: stream,
      stream_owner: seller.id,
      user_id: buyer.id,
      hours: 3,
      stream_price: 10,
      total: 30,
      active: true,
    });
    expect(Date.parse(reply.end_date) - Date.parse(reply.start_date)).toBe(3 * hourMs);
    expect(reply.stream_url).toMatch(new RegExp(`/access/${reply.id}\\?key=[\\w-]{32}$`, 'u'));
    expect(await ledger.balance(seller)).toBe(before + 30);
  });

  it('extends running access from its end, and starts a new access at once after an end', async () => {
    const stream = await ledger.stream(seller, { price: 10 });
    const first = await bought(stream, 2);
    const second = await bought(stream, 1);
    expect(second).toMatchObject({ start_date: first.end_date, active: false });
    ledger.pass(4 * hourMs);
    const third = await bought(stream, 1);
    expect(Date.parse(third.start_date)).toBeGreaterThan(Date.parse(second.end_date));
    expect(third.active).toBe(true);
  });

  it('counts a person as a buyer once', async () => {
    const stream = await ledger.stream(seller, { price: 0 });
    const other = await ledger.person();
    for (const caller of [buyer, buyer, other]) await buy(stream, 1, caller);
    ledger.pass(3 * hourMs);
    await buy(stream);
    await countBuyers(ledger.exchange);
    const { buyers } = await rowOf(ledger.db, 'streams', { id: stream }, 'buyers');
    expect(buyers).toBe(2);
  });

  it('pays an owner whose wallet has never held anything', async () => {
    const owner = await ledger.person();
    await ledger.db.deleteFrom('accounts').where('id', '=', owner.id).execute();
    expect(await bought(await ledger.stream(owner, { price: 7 }), 2)).toMatchObject({ total: 14 });
    expect(await ledger.balance(owner)).toBe(14);
    await ledger.expectBalancedLedger();
  });

  it('free access makes no movement and needs no wallet', async () => {
    const poor = await ledger.person();
    const reply = await bought(await ledger.stream(seller, { price: 0 }), 5, poor);
    expect(reply.total).toBe(0);
    const rows = await rowsOf(ledger.db, 'transfers', { reference: reply.id }, 'id');
    expect(rows).toEqual([]);
    await ledger.expectBalancedLedger();
  });

  it('a data-room user gets access without an address, unless also a buyer', async () => {
    const stream = await ledger.stream(seller, { price: 0 });
    const room = await ledger.person({ slots: ['drUser'] });
    const both = await ledger.person({ slots: ['drUser', 'buyer'] });
    expect((await bought(stream, 1, room)).stream_url).toBeUndefined();
    expect((await bought(stream, 1, both)).stream_url).toBeDefined();
  });

  const soon = () => ledger.at(90 * 60_000);
  const refusals: [string, () => Promise<string>, number, number, string][] = [
    ['a stream that is not there', async () => '01900000-0000-7000-8000-000000000000', 1, 404, 'not_found'],
    ['a deleted stream', () => ledger.stream(seller, { deleted_at: '2020-01-01T00:00:00.000Z' }), 1, 404, 'not_found'],
    ['a private stream', () => ledger.stream(seller, { visibility: 'private' }), 1, 404, 'not_found'],
    ['a stream for partners', () => ledger.stream(seller, { visibility: 'protected' }), 1, 404, 'not_found'],
    ['a disabled stream', () => ledger.stream(seller, { status: 'disabled' }), 1, 404, 'not_found'],
    ['one’s own stream', () => ledger.stream(buyer), 1, 409, 'own_stream'],
    ['one’s own private stream', () => ledger.stream(buyer, { visibility: 'private' }), 1, 409, 'own_stream'],
    [
      'a stream whose owner has to approve',
      () => ledger.stream(seller, { access_type: 'PROTECTED' }),
      1,
      409,
      'not_approved',
    ],
    [
      'a stream that has ended',
      () => ledger.stream(seller, { end_at: '2020-01-01T00:00:00.000Z' }),
      1,
      409,
      'stream_ended',
    ],
    ['more hours than the stream has left', () => ledger.stream(seller, { end_at: soon() }), 2, 409, 'past_end'],
    [
      'more than the wallet holds, of too many hours: time comes first',
      () => ledger.stream(seller, { end_at: soon(), price: 9e12 }),
      2,
      409,
      'past_end',
    ],
    ['more than the wallet holds', () => ledger.stream(seller, { price: 9e12 }), 1, 402, 'balance_too_low'],
    ['more than can be counted', () => ledger.stream(seller, { price: 9e15 }), 2, 422, 'total_too_high'],
  ];
  it.each(refusals)('refuses %s and leaves nothing', async (_what, stream, hours, status, code) => {
    const id = await stream();
    const { refusal } = await buy(id, hours);
    expect(refusal).toMatchObject({ status, code });
    const rows = await rowsOf(ledger.db, 'subscriptions', { stream_id: id }, 'id');
    expect(rows).toEqual([]);
  });

  it('an extension may not run past the end of the stream either', async () => {
    const stream = await ledger.stream(seller, { price: 1, end_at: soon() });
    expect((await buy(stream)).status).toBe(200);
    expect((await buy(stream)).refusal).toMatchObject({ status: 409, code: 'past_end' });
  });

  it('is made at the displayed price or refused, agreed or listed', async () => {
    const stream = await ledger.stream(seller, { price: 10 });
    const body = (shown_price: number) => ({ stream_id: stream, hours: 2, shown_price });
    const buyShown = (shown: number) => ledger.call('access.buy', { caller: buyer, body: body(shown) });
    const before = await ledger.balance(buyer);
    expect((await buyShown(9)).refusal).toMatchObject({ status: 409, code: 'price_changed' });
    expect(await ledger.balance(buyer)).toBe(before);
    expect((await buyShown(10)).reply).toMatchObject({ total: 20 });
    await ledger.agree(stream, buyer, seller, 4);
    expect((await buyShown(10)).refusal).toMatchObject({ status: 409, code: 'price_changed' });
    expect((await buyShown(4)).reply).toMatchObject({ total: 8, stream_price: 4 });
    expect(await ledger.balance(buyer)).toBe(before - 28);
  });
});

describe('the window of a call limit', () => {
  const now = new Date('2024-02-29T23:59:59.500Z');
  const windows = [
    ['second', '2024-02-29T23:59:59.000Z', '2024-03-01T00:00:00.000Z'],
    ['minute', '2024-02-29T23:59:00.000Z', '2024-03-01T00:00:00.000Z'],
    ['hour', '2024-02-29T23:00:00.000Z', '2024-03-01T00:00:00.000Z'],
    ['day', '2024-02-29T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
    ['week', '2024-02-26T00:00:00.000Z', '2024-03-04T00:00:00.000Z'],
    ['month', '2024-02-01T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
    ['year', '2024-01-01T00:00:00.000Z', '2025-01-01T00:00:00.000Z'],
  ] as const;
  it.each(windows)('of a %s follows the UTC calendar', (unit, starts, ends) => {
    expect(windowOf(unit, now)).toEqual({ starts: new Date(starts), ends: new Date(ends) });
  });
});
