import { describe, expect, it } from 'vitest';
import { listAccesses, type AccessFilter } from '#server/domains/subscriptions/accesses.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { ledgerForFile } from '#tests/support/ledgerFixture.ts';

const hourMs = 3_600_000;

const ledger = await ledgerForFile();
const seller = await ledger.person();

describe('access by product and buyer', () => {
  const list = async (person: Caller, filter: Partial<AccessFilter> = {}) => {
    const { db, now } = ledger.exchange;
    return listAccesses(db, person.id, { side: 'buyer', page: 0, limit: 20, ...filter }, now());
  };

  it('joins purchases that follow each other, and starts again after a pause', async () => {
    const buyer = await ledger.person({ balance: 1000 });
    const stream = await ledger.stream(seller, { price: 10, logo: '/pictures/x.webp' });
    await ledger.buy(buyer, stream, 2);
    ledger.pass(5 * hourMs);
    const { reply: second } = await ledger.buy(buyer, stream, 1);
    const { reply: third } = await ledger.buy(buyer, stream, 3);
    if (!second || !third || !('id' in second) || !('id' in third)) throw new Error('not bought');
    const { total, content: accesses } = await list(buyer);
    expect(total).toBe(1);
    expect(accesses[0]).toEqual({
      stream_id: stream,
      stream_name: expect.any(String) as string,
      stream_type: expect.any(String) as string,
      subcategory: expect.any(String) as string,
      logo: '/pictures/x.webp',
      owner: { id: seller.id, name: expect.any(String) as string },
      buyer: { id: buyer.id, name: expect.any(String) as string },
      subscription_id: second.id,
      start_date: second.start_date,
      end_date: third.end_date,
      active: true,
      hours: 6,
      total: 60,
      purchases: 3,
      price: 10,
      extendable: true,
      approval: null,
      stream_end: null,
      groups_only: false,
    });
  });

  it('sorts by the next end, expired ones last, and filters by state, product and name', async () => {
    const buyer = await ledger.person();
    const named = (name: string) => ledger.stream(seller, { price: 0, name });
    const [lapsed, later, soon] = [await named('Old tides'), await named('100% later'), await named('Soon')];
    await ledger.buy(buyer, lapsed, 1);
    ledger.pass(2 * hourMs);
    await ledger.buy(buyer, later, 9);
    await ledger.buy(buyer, soon, 3);
    const ids = async (filter: Partial<AccessFilter> = {}) =>
      (await list(buyer, filter)).content.map(({ stream_id }) => stream_id);
    expect(await ids()).toEqual([soon, later, lapsed]);
    expect(await ids({ active: true })).toEqual([soon, later]);
    expect(await ids({ active: false })).toEqual([lapsed]);
    expect(await ids({ streamId: later })).toEqual([later]);
    expect(await ids({ name: ' TIDES ' })).toEqual([lapsed]);
    expect(await ids({ name: '0%' })).toEqual([later]);
    expect(await ids({ name: '%' })).toEqual([later]);
    expect(await ids({ page: 1, limit: 2 })).toEqual([lapsed]);
    expect((await list(buyer, { page: 7, limit: 2 })).total).toBe(3);
  });

  it('shows a seller the readers, each buyer apart, and shows others nothing', async () => {
    const owner = await ledger.person();
    const [ana, ben] = [await ledger.person(), await ledger.person()];
    const stream = await ledger.stream(owner, { price: 0 });
    await ledger.buy(ana, stream, 2);
    await ledger.buy(ben, stream, 1);
    const sold = await list(owner, { side: 'seller' });
    expect(sold.content.map(({ buyer }) => buyer.id)).toEqual([ben.id, ana.id]);
    expect((await list(owner)).total).toBe(0);
    expect((await list(owner, { side: undefined })).total).toBe(2);
    expect((await list(ana, { side: 'seller' })).total).toBe(0);
  });

  it('returns the price of this buyer, and if more can be bought', async () => {
    const buyer = await ledger.person({ balance: 1000 });
    const soonOver = ledger.at(2.5 * hourMs);
    const agreed = await ledger.stream(seller, { price: 10 });
    const ending = await ledger.stream(seller, { price: 10, end_at: soonOver });
    const guarded = await ledger.stream(seller, { price: 0, access_type: 'PROTECTED' });
    await ledger.agree(agreed, buyer, seller, 4);
    const asked = await ledger.call('accessRequests.create', { caller: buyer, body: { stream_id: guarded } });
    await ledger.call('accessRequests.approve', { caller: seller, params: { id: asked.reply?.id ?? '' } });
    for (const stream of [agreed, ending, guarded]) expect((await ledger.buy(buyer, stream, 2)).status).toBe(200);
    const one = async (streamId: string) => (await list(buyer, { streamId })).content[0];
    expect(await one(agreed)).toMatchObject({ price: 4, extendable: true });
    expect(await one(ending)).toMatchObject({ price: 10, extendable: false, stream_end: soonOver });
    expect(await one(guarded)).toMatchObject({ price: 0, extendable: true });
    await ledger.db.updateTable('access_requests').set({ state: 'rejected' }).execute();
    expect(await one(guarded)).toMatchObject({ extendable: false });
    ledger.pass(2 * hourMs);
    expect(await one(agreed)).toMatchObject({ price: 10, active: false });
  });

  it('names the approval that a buyer lacks, where an extension would be refused', async () => {
    const buyer = await ledger.person();
    const stream_id = await ledger.stream(seller, { price: 0 });
    expect((await ledger.buy(buyer, stream_id, 2)).status).toBe(200);
    const change = (fields: object) =>
      ledger.db.updateTable('streams').set(fields).where('id', '=', stream_id).execute();
    const sale = async () => {
      const { extendable, approval } = (await list(buyer)).content[0] ?? {};
      return [extendable, approval, (await ledger.buy(buyer, stream_id, 1)).refusal?.code ?? 'bought'];
    };
    expect(await sale()).toEqual([true, null, 'bought']);
    await change({ access_type: 'PROTECTED' });
    expect(await sale()).toEqual([false, 'needed', 'not_approved']);
    const { reply } = await ledger.call('accessRequests.create', { caller: buyer, body: { stream_id } });
    expect(await sale()).toEqual([false, 'pending', 'not_approved']);
    await change({ access_type: 'PUBLIC', visibility: 'protected' });
    expect(await sale()).toEqual([false, 'pending', 'not_found']);
    const params = { id: reply?.id ?? '' };
    await ledger.call('accessRequests.approve', { caller: seller, params });
    expect(await sale()).toEqual([true, null, 'bought']);
    await change({ visibility: 'private' });
    expect(await sale()).toEqual([false, null, 'not_found']);
    await change({ visibility: 'public' });
    await ledger.db.updateTable('users').set({ disabled: true }).where('id', '=', seller.id).execute();
    expect(await sale()).toEqual([false, null, 'not_found']);
  });
});
