import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDesk, type Desk, type Person } from './desk.ts';

describe('offers, wallet and searches since the last visit', () => {
  let desk: Desk;
  let seller: Person;
  let buyer: Person;
  beforeAll(async () => {
    desk = await openDesk({ DATABASE_POOL: '1' });
  });
  afterAll(() => desk.exchange.close());
  beforeEach(async () => {
    ({ seller, buyer } = await desk.renew());
  });

  it('lists offers that the other side moved last, to both sides, by a name that the person may know', async () => {
    const [answered, own, removed] = await Promise.all(['Answered', 'Own', 'Removed'].map((name) => desk.list(name)));
    await desk.leave(buyer, seller);
    const offerFor = async (stream_id: string | undefined) =>
      (await desk.send(buyer, 'POST', '/offers/offers', { stream_id, amount: 3, description: '' })).json<{
        id: string;
      }>().id;
    const [first, second, third] = [await offerFor(answered), await offerFor(own), await offerFor(removed)];
    expect((await desk.read(buyer)).offers).toEqual([]);
    expect((await desk.read(seller)).offers).toEqual(
      [
        [third, 'Removed'],
        [second, 'Own'],
        [first, 'Answered'],
      ].map(([id, stream_name]) => ({ id, stream_name, status: 'pending', amount: 3 })),
    );
    await desk.send(seller, 'PUT', `/offers/offers/${first}`, { amount: 4, description: '' });
    await desk.change(removed ?? '', { visibility: 'private' });
    await desk.change(removed ?? '', { name: 'A secret name' });
    await desk.send(seller, 'DELETE', `/streams/streams/${removed}`);
    expect((await desk.read(buyer)).offers).toEqual([
      { id: third, stream_name: 'Removed', status: 'expired', amount: 3 },
      { id: first, stream_name: 'Answered', status: 'pending', amount: 4 },
    ]);
    expect((await desk.read(seller)).offers.map(({ id }) => id)).toContain(second);
  });

  it('compares the wallet with the balance at the baseline', async () => {
    await desk.send(buyer, 'POST', '/transactions/tokens/buy', { amount: 5_000_000 });
    const { after } = (await desk.read(buyer)).balance;
    await desk.leave();
    expect((await desk.read(buyer)).balance).toEqual({ before: after, after });
    const id = await desk.list('Tides', { price: 1_000_000 });
    await desk.send(buyer, 'POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
    expect((await desk.read(buyer)).balance).toEqual({ before: after, after: after - 2_000_000 });
    expect(after).toBe(5_000_000);
  });

  it('counts what others published, and new matches of each search since the later of its opening and the baseline', async () => {
    const search = async (name: string, filter: object) =>
      (await desk.send(buyer, 'POST', '/streams/searches', { name, filter })).json<{ id: string }>().id;
    const [glaciers, opened] = [
      await search('Glaciers', { name: 'glacier' }),
      await search('Opened', { name: 'glac' }),
    ];
    await search('Rivers', { name: 'river' });
    await desk.leave();
    const before = (await desk.read(buyer)).published;
    desk.pass(1);
    await desk.list('Glacier melt');
    desk.pass(1);
    await desk.send(buyer, 'PUT', `/streams/searches/${opened}/seen`);
    const { published, searches } = await desk.read(buyer);
    expect(published - before).toBe(1);
    expect(searches).toEqual([{ id: glaciers, name: 'Glaciers', filter: { name: 'glacier' }, fresh: 1 }]);
  });

  it('dismisses what was shown on every device, and nothing that came later', async () => {
    const [shown, later] = [await desk.list('Shown'), await desk.list('Later')];
    for (const id of [shown, later]) await desk.mark(id);
    await desk.leave();
    await desk.change(shown, { price: 7 });
    const { as_of } = await desk.read(buyer);
    desk.pass(1);
    await desk.change(later, { price: 8 });
    await desk.send(buyer, 'PUT', '/streams/changes', { as_of });
    expect(await desk.products()).toMatchObject([{ id: later }]);
    // Neither back nor ahead of the clock.
    await desk.send(buyer, 'PUT', '/streams/changes', { as_of: '2020-01-01T00:00:00Z' });
    await desk.send(buyer, 'PUT', '/streams/changes', { as_of: '2999-01-01T00:00:00Z' });
    expect(Date.parse((await desk.read(buyer)).baseline)).toBeLessThanOrEqual(desk.now().getTime());
    desk.pass(31);
    expect(await desk.products()).toEqual([]);
  });
});
