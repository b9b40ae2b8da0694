import { describe, expect, it } from 'vitest';
import { listSets, type SetFilter } from '#server/domains/contracts/sets.ts';
import { searchPeople } from '#server/domains/users/searchPeople.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';
import { changeRows } from '#tests/support/database/rows.ts';

const dayMs = 86_400_000;

const ledger = await ledgerForFile();

describe('contract sets', () => {
  const later = (days: number) => ledger.at(days * dayMs);
  const offer = (
    caller: Caller,
    stream_id: string,
    shares: [Caller, number][],
    end_time = later(10),
    startDate?: string,
  ) =>
    ledger.call('contracts.create', {
      caller,
      body: {
        stream_id,
        ...(startDate && { startDate }),
        end_time,
        description: '',
        items: shares.map(([{ id }, share]) => ({ partner_id: id, share })),
      },
    });
  const sign = (caller: Caller, owner: Caller, stream_id: string, end_time: string) =>
    ledger.call('contracts.sign', { caller, query: { owner: owner.id }, body: { stream_id, end_time } });
  const list = (person: Caller, filter: Partial<SetFilter> = {}) =>
    listSets(ledger.db, person.id, { page: 0, limit: 20, ...filter }, ledger.at());

  it('shows the owner all partners and their payments, and a partner only their own share', async () => {
    const [owner, ana, ben] = [await ledger.person(), await ledger.person(), await ledger.person()];
    const buyer = await ledger.person({ balance: 10_000 });
    const stream = await ledger.stream(owner, { price: 101 });
    const end = later(10);
    await offer(
      owner,
      stream,
      [
        [ana, 20],
        [ben, 15],
      ],
      end,
    );
    await ledger.buy(buyer, stream, 1);
    await sign(ana, owner, stream, end);
    await ledger.buy(buyer, stream, 3);
    const [set] = (await list(owner)).content;
    expect(set).toMatchObject({
      stream_id: stream,
      status: 'waiting',
      list_price: 101,
      takings: 404,
      sales: 2,
      end_time: end,
    });
    expect(set?.owner.id).toBe(owner.id);
    // 20 % of 303, rounded down; ben has not signed.
    expect(
      set?.shares.map(({ partner, share, signed, paid, payments }) => [partner.id, share, signed, paid, payments]),
    ).toEqual([
      [ana.id, 20, true, 60, 1],
      [ben.id, 15, false, 0, 0],
    ]);
    expect(set?.shares[0]?.signed_date).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/u);
    const [seen] = (await list(ana)).content;
    expect(seen).toMatchObject({ status: 'signed', takings: null, sales: null });
    expect(seen?.shares.map(({ partner, paid }) => [partner.id, paid])).toEqual([[ana.id, 60]]);
    await ledger.expectBalancedLedger();
  });

  it('filters by side, product and status, newest first, and shows strangers nothing', async () => {
    const [owner, partner, stranger] = [await ledger.person(), await ledger.person(), await ledger.person()];
    const [first, second] = [await ledger.stream(owner), await ledger.stream(owner)];
    const end = later(2);
    await offer(owner, first, [[partner, 10]], end);
    ledger.pass(1000);
    await offer(owner, second, [[partner, 10]], later(9));
    const streams = async (person: Caller, filter: Partial<SetFilter> = {}) =>
      (await list(person, filter)).content.map(({ stream_id }) => stream_id);
    expect(await streams(owner)).toEqual([second, first]);
    expect(await streams(owner, { side: 'partner' })).toEqual([]);
    expect(await streams(partner, { side: 'partner' })).toEqual([second, first]);
    expect(await streams(owner, { streamId: first })).toEqual([first]);
    expect(await streams(stranger)).toEqual([]);
    await sign(partner, owner, first, end);
    expect(await streams(owner, { status: 'signed' })).toEqual([first]);
    expect(await streams(owner, { status: 'waiting' })).toEqual([second]);
    ledger.pass(3 * dayMs);
    expect(await streams(owner, { status: 'expired' })).toEqual([first]);
    expect(await streams(owner, { page: 1, limit: 1 })).toEqual([first]);
    expect((await list(owner, { page: 1, limit: 1 })).total).toBe(2);
  });

  it('sorts by name, end, earnings and missing signatures, and filters by name or contract', async () => {
    const [owner, ana, ben] = [await ledger.person(), await ledger.person(), await ledger.person()];
    const buyer = await ledger.person({ balance: 100_000 });
    const [tides, gauges, rain] = [
      await ledger.stream(owner, { name: 'Tides', price: 1 }),
      await ledger.stream(owner, { name: 'gauges', price: 1 }),
      await ledger.stream(owner, { name: 'Rain', price: 1 }),
    ];
    await offer(owner, tides, [[ana, 10]], later(9));
    ledger.pass(1000);
    await offer(owner, gauges, [[ben, 20]], later(3));
    const end = later(6);
    ledger.pass(1000);
    await offer(owner, rain, [[ana, 30]], end);
    await sign(ana, owner, rain, end);
    await ledger.buy(buyer, rain, 2);
    await ledger.buy(buyer, tides, 9);
    const streams = async (filter: Partial<SetFilter>, person = owner) =>
      (await list(person, filter)).content.map(({ stream_name }) => stream_name);
    expect(await streams({ sort: 'NAME' })).toEqual(['gauges', 'Rain', 'Tides']);
    expect(await streams({ sort: 'NAME', order: 'DESC', limit: 1 })).toEqual(['Tides']);
    expect(await streams({ sort: 'ENDS' })).toEqual(['gauges', 'Rain', 'Tides']);
    expect(await streams({ sort: 'WAITING' })).toEqual(['gauges', 'Tides', 'Rain']);
    expect(await streams({ sort: 'EARNED' })).toEqual(['Tides', 'Rain', 'gauges']);
    // Only the signed contract has paid a share.
    expect(await streams({ sort: 'EARNED' }, ana)).toEqual(['Rain', 'Tides']);
    await changeRows(ledger.db, 'users', { id: ana.id }, { first_name: 'Ana' });
    expect(await streams({ name: 'ana' })).toEqual(['Rain', 'Tides']);
    expect(await streams({ name: 'GAU' })).toEqual(['gauges']);
    // The caller's own name is on every contract, so it matches none.
    expect(await streams({ name: 'ana' }, ana)).toEqual([]);
    const [found] = (await list(ana, { name: 'tid' })).content;
    expect(await streams({ id: found?.id })).toEqual(['Tides']);
    expect(await streams({ id: found?.id }, ben)).toEqual([]);
  });

  it('filters unended sets by end time and signature, and counts a set with two partners once', async () => {
    const [owner, ana, ben] = [await ledger.person(), await ledger.person(), await ledger.person()];
    for (const days of [2, 6, 9]) {
      const stream = await ledger.stream(owner, { price: 1 });
      await offer(
        owner,
        stream,
        [
          [ana, 20],
          [ben, 15],
        ],
        later(days),
      );
    }
    const until = async (person: Caller, days: number) =>
      (await list(person, { endsBefore: later(days), limit: 1 })).total;
    expect([await until(owner, 7), await until(ana, 7), await until(owner, 10)]).toEqual([2, 2, 3]);
    expect([await until(owner, 1), await until(await ledger.person(), 7)]).toEqual([0, 0]);
    expect((await list(owner, { endsBefore: later(7), status: 'signed' })).total).toBe(0);
    expect((await list(owner, { endsBefore: later(7), side: 'partner' })).total).toBe(0);
  });

  it('allows a set to begin on the day an earlier one ended', async () => {
    const [owner, ana] = [await ledger.person(), await ledger.person()];
    const stream = await ledger.stream(owner, { price: 1 });
    await offer(owner, stream, [[ana, 20]], later(1 / 24));
    ledger.pass(2 * 60 * 60_000);
    const start = later(-0.5);
    await offer(owner, stream, [[ana, 15]], later(3), start);
    expect((await list(owner)).content).toMatchObject([{ startDate: start }, {}]);
    expect(await offer(owner, stream, [[ana, 15]], later(9), later(-0.2))).toMatchObject({ status: 409 });
  });

  it('finds trading partners by name, others by full email address, never the caller or disabled people', async () => {
    const [owner, buyer, stranger] = [await ledger.person(), await ledger.person(), await ledger.person()];
    const { db } = ledger;
    const call = async (search: string) => (await searchPeople(ledger.exchange, owner, search)).map(({ id }) => id);
    await changeRows(db, 'users', { id: buyer.id }, { first_name: 'Bea', email: 'bea@example.org' });
    await changeRows(db, 'users', { id: stranger.id }, { first_name: 'Bea', email: 'beate@example.org' });
    expect(await call('bea')).toEqual([]);
    await ledger.buy(buyer, await ledger.stream(owner, { price: 0 }), 1);
    expect(await call('bea')).toEqual([buyer.id]);
    expect(await call('b%a')).toEqual([]);
    expect(await call('beate@example.or')).toEqual([]);
    expect(await call(' BEATE@example.org ')).toEqual([stranger.id]);
    // A caller without the right to sell finds no account.
    expect(await searchPeople(ledger.exchange, { ...owner, slots: ['buyer', 'drUser'] }, 'beate@example.org')).toEqual(
      [],
    );
    await changeRows(db, 'users', { id: stranger.id }, { disabled: true });
    expect(await call('beate@example.org')).toEqual([]);
    await changeRows(db, 'users', { id: owner.id }, { email: 'own@example.org' });
    expect(await call('own@example.org')).toEqual([]);
  });

  it('limits searches by address per hour, but not by name', async () => {
    const owner = await ledger.person();
    const strict = { ...ledger.exchange, config: { ...ledger.exchange.config, rateLimits: true } };
    const ask = () => searchPeople(strict, owner, 'nobody@example.org');
    for (let asked = 0; asked < 30; asked += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ status: 429 });
    expect(await searchPeople(strict, owner, 'nobody')).toEqual([]);
  });
});
