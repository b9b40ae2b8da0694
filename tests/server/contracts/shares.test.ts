import { setTimeout } from 'node:timers/promises';
import { array, assert, integer, property } from '../../support/property.ts';
import { describe, expect, it } from 'vitest';
import { maxAmount, maxShareTotal } from '#contract/constants.ts';
import { shareOf, transfersOf } from '#server/domains/subscriptions/rules.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { auditLedger } from '#server/ledger/checks.ts';
import { ledgerForFile, tally } from '#tests/support/ledgerFixture.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';
import { waitForLock } from '#tests/support/database/waitForLock.ts';
import { failEveryCall } from '#tests/support/jitter.ts';

const dayMs = 86_400_000;

describe('splitting a total', () => {
  const total = integer({ min: 1, max: maxAmount });
  const shares = array(integer({ min: 1, max: maxShareTotal }), { maxLength: 20 }).filter(
    (all) => all.reduce((sum, one) => sum + one, 0) <= maxShareTotal,
  );

  it('gives each partner its share rounded down, the owner the rest, and loses nothing', () => {
    assert(
      property(total, shares, (whole, all) => {
        const partners = all.map((share, index) => ({ id: `partner ${index}`, share }));
        const stream = { id: 's', name: 'S', ownerId: 'owner' };
        const transfers = transfersOf({ subscriptionId: 'x', buyerId: 'buyer', stream, total: whole, partners });
        const held = new Map<string, bigint>();
        for (const { from, to, value } of transfers) {
          expect(Number.isSafeInteger(value) && value > 0).toBe(true);
          held.set(from, (held.get(from) ?? 0n) - BigInt(value));
          held.set(to, (held.get(to) ?? 0n) + BigInt(value));
        }
        expect(held.get('buyer')).toBe(-BigInt(whole));
        for (const { id, share } of partners) {
          // By definition: the largest whole number whose hundredfold is at most total times share.
          const got = held.get(id) ?? 0n;
          expect(got * 100n <= BigInt(whole) * BigInt(share)).toBe(true);
          expect((got + 1n) * 100n > BigInt(whole) * BigInt(share)).toBe(true);
        }
        const all100 = [...held].reduce((sum, [, value]) => sum + value, 0n);
        expect(all100).toBe(0n);
        expect(held.get('owner') ?? 0n).toBeGreaterThan(0n);
      }),
    );
  });

  it.each([
    [1, 90, 0],
    [10, 33, 3],
    [99, 1, 0],
    [100, 1, 1],
    [maxAmount, 90, 8_106_479_329_266_891],
  ])('of %i at %i percent yields %i', (whole, share, value) => expect(shareOf(whole, share)).toBe(value));
});

const ledger = await ledgerForFile();

// Opens ten connections first, or the first caller of a race would finish while the others connect.
await Promise.all(Array.from({ length: 10 }, () => ledger.person()));

describe('contracts', () => {
  const end = (days = 30) => ledger.at(days * dayMs);
  const create = (
    caller: Caller,
    stream_id: string,
    items: { partner_id: string; share: number }[],
    end_time = end(),
  ) => ledger.call('contracts.create', { caller, body: { stream_id, end_time, description: '', items } });
  const sign = (caller: Caller, owner: Caller, stream_id: string, end_time: string) =>
    ledger.call('contracts.sign', { caller, query: { owner: owner.id }, body: { stream_id, end_time } });

  const openShares = async (price = 1_000_001) => {
    const [owner, partner, other, buyer] = [
      await ledger.person(),
      await ledger.person(),
      await ledger.person(),
      await ledger.person({ balance: 1_000_000_000 }),
    ];
    return { owner, partner, other, buyer, stream: await ledger.stream(owner, { price }) };
  };

  it('pay nothing before the signature and every share after it, until they end', async () => {
    const { owner, partner, other, buyer, stream } = await openShares();
    const ends = end(10);
    const items = [
      { partner_id: partner.id, share: 33 },
      { partner_id: other.id, share: 57 },
    ];
    expect((await create(owner, stream, items, ends)).reply?.ids).toHaveLength(2);
    await ledger.buy(buyer, stream);
    expect([await ledger.balance(owner), await ledger.balance(partner)]).toEqual([1_000_001, 0]);
    expect((await sign(partner, owner, stream, ends)).reply).toMatchObject({
      signed: true,
      status: 'signed',
      share: 33,
    });
    await ledger.buy(buyer, stream);
    expect([await ledger.balance(owner), await ledger.balance(partner), await ledger.balance(other)]).toEqual([
      1_000_001 + 670_001,
      330_000,
      0,
    ]);
    await sign(other, owner, stream, ends);
    await ledger.buy(buyer, stream, 3);
    expect([await ledger.balance(partner), await ledger.balance(other)]).toEqual([330_000 + 990_000, 1_710_001]);
    ledger.pass(11 * dayMs);
    await ledger.buy(buyer, stream);
    expect([await ledger.balance(partner), await ledger.balance(other)]).toEqual([1_320_000, 1_710_001]);
    await ledger.expectBalancedLedger();
  });

  it('are one set at a time, even for concurrent offers', async () => {
    const { owner, partner, stream } = await openShares();
    const items = [{ partner_id: partner.id, share: 10 }];
    const outcomes = await ledger.jittered(() =>
      Promise.all(Array.from({ length: 10 }, () => create(owner, stream, items))),
    );
    expect(tally(outcomes)).toEqual({ 200: 1, 409: 9 });
    ledger.pass(31 * dayMs);
    expect((await create(owner, stream, items)).status).toBe(200);
  });

  it('are signed once, by the named partner, in time', async () => {
    const { owner, partner, other, stream } = await openShares();
    const ends = end();
    await create(owner, stream, [{ partner_id: partner.id, share: 10 }], ends);
    expect((await sign(other, owner, stream, ends)).status).toBe(404);
    expect((await sign(partner, other, stream, ends)).status).toBe(404);
    expect((await sign(owner, owner, stream, ends)).status).toBe(404);
    expect((await sign(partner, owner, stream, end(29))).status).toBe(404);
    const outcomes = await ledger.jittered(() =>
      Promise.all(Array.from({ length: 10 }, () => sign(partner, owner, stream, ends))),
    );
    expect(tally(outcomes)).toEqual({ 200: 1, 409: 9 });
    const late = await ledger.stream(owner);
    await create(owner, late, [{ partner_id: partner.id, share: 10 }], ends);
    ledger.pass(31 * dayMs);
    expect((await sign(partner, owner, late, ends)).refusal?.code).toBe('contract_ended');
  });

  it('refuse partners and times that are invalid, and another’s stream', async () => {
    const { owner, partner, other, stream } = await openShares();
    const one = [{ partner_id: partner.id, share: 10 }];
    expect((await create(owner, stream, [{ partner_id: owner.id, share: 10 }])).refusal?.fields).toEqual({
      'items.0.partner_id': 'is yourself',
    });
    const nobody = [{ partner_id: '01900000-0000-7000-8000-000000000000', share: 10 }];
    expect((await create(owner, stream, nobody)).refusal?.fields).toEqual({ 'items.0.partner_id': 'is not a user' });
    expect((await create(owner, stream, one, end(-1))).refusal?.fields).toEqual({ end_time: 'is past' });
    expect((await create(other, stream, one)).status).toBe(404);
    expect((await create(owner, stream, one)).status).toBe(200);
  });

  it('signed while people buy: each purchase pays the share or came before the signature', async () => {
    const { owner, partner, buyer, stream } = await openShares(100);
    const ends = end();
    await create(owner, stream, [{ partner_id: partner.id, share: 50 }], ends);
    // A busy database may refuse a signature in the narrow window; the app offers to sign again.
    const signAtLast = async () => {
      let reply = await sign(partner, owner, stream, ends);
      for (let time = 0; reply.status === 503 && time < 5; time += 1) reply = await sign(partner, owner, stream, ends);
      return reply;
    };
    const replies = await ledger.jittered(() =>
      Promise.all([
        ...Array.from({ length: 10 }, () => ledger.buy(buyer, stream)),
        signAtLast(),
        ...Array.from({ length: 10 }, () => ledger.buy(buyer, stream)),
      ]),
    );
    const [signed] = replies.splice(10, 1);
    expect(signed?.status).toBe(200);
    const sold = replies.filter(({ status }) => status === 200).length;
    expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(sold).toBeGreaterThan(0);
    expect((await ledger.balance(owner)) + (await ledger.balance(partner))).toBe(100 * sold);
    await ledger.expectBalancedLedger();
  });

  it.runIf(hasPostgres())('make a purchase wait for a signature under way, and pay its share', async () => {
    const { owner, partner, buyer, stream } = await openShares(100);
    await create(owner, stream, [{ partner_id: partner.id, share: 50 }]);
    const sale = await ledger.db.transaction().execute(async (trx) => {
      const signature = { signed_at: ledger.at() };
      await trx.updateTable('contracts').set(signature).where('stream_id', '=', stream).execute();
      const bought = ledger.buy(buyer, stream);
      await Promise.race([bought, waitForLock(ledger.db)]);
      return { bought };
    });
    expect((await sale.bought).status).toBe(200);
    expect(await ledger.balance(partner)).toBe(50);
  });

  it('pay all shares of a purchase or nothing, whichever database call fails', async () => {
    const { owner, partner, buyer, stream } = await openShares(100);
    const ends = end();
    await create(owner, stream, [{ partner_id: partner.id, share: 50 }], ends);
    await sign(partner, owner, stream, ends);
    let sold = 0;
    const failed = await failEveryCall(
      ledger.database.faults,
      () => ledger.buy(buyer, stream),
      async ({ fired, result }) => {
        expect(result?.status).toBe(fired ? 503 : 200);
        sold += fired ? 0 : 1;
        expect([await ledger.balance(owner), await ledger.balance(partner)]).toEqual([50 * sold, 50 * sold]);
        await ledger.expectBalancedLedger();
      },
    );
    // Calls: begin, stream, contracts, lock, open two wallets, lock, access with the booking, commit.
    expect(failed).toBe(8);
  });

  it('fail the audit if unpaid or paid too much', async () => {
    const { owner, partner, buyer, stream } = await openShares(100);
    const ends = end();
    await create(owner, stream, [{ partner_id: partner.id, share: 50 }], ends);
    await sign(partner, owner, stream, ends);
    // A sale in the same millisecond as the signature does not count as later.
    await setTimeout(2);
    await ledger.buy(buyer, stream);
    const { db } = ledger;
    const rules = async () => (await auditLedger(db)).findings.map(({ rule }) => rule);
    const share = (value: number) =>
      db.updateTable('contracts').set({ share: value }).where('stream_id', '=', stream).execute();
    await share(40);
    expect(await rules()).toEqual(['a share is what a signed contract promises']);
    await share(50);
    const other = await ledger.person();
    const change = (partner_id: string) =>
      db.updateTable('contracts').set({ partner_id }).where('stream_id', '=', stream).execute();
    await change(other.id);
    expect(await rules()).toContain('a signed contract gets its share of every sale, once');
    await change(partner.id);
    await ledger.expectBalancedLedger();
  });
});
