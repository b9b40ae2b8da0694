import { beforeEach, describe, expect, it } from 'vitest';
import { openFixture } from './fixture.ts';
import type { Person } from '#tests/support/exchange.ts';

const fixture = await openFixture({ DATABASE_POOL: '1' });

describe('offers, wallet and searches since the last visit', () => {
  let seller: Person;
  let buyer: Person;
  beforeEach(async () => {
    ({ seller, buyer } = await fixture.renew());
  });

  it('lists offers that the other party changed last, with a name visible to the person', async () => {
    const [answered, own, removed] = await Promise.all(
      ['Answered', 'Own', 'Removed'].map((name) => fixture.list(name)),
    );
    await fixture.visitAndReturn(buyer, seller);
    const offerFor = async (stream_id: string | undefined) =>
      (await fixture.send(buyer, 'POST', '/offers/offers', { stream_id, amount: 3, description: '' })).json<{
        id: string;
      }>().id;
    const [first, second, third] = [await offerFor(answered), await offerFor(own), await offerFor(removed)];
    expect((await fixture.read(buyer)).offers).toEqual([]);
    expect((await fixture.read(seller)).offers).toEqual(
      [
        [third, 'Removed'],
        [second, 'Own'],
        [first, 'Answered'],
      ].map(([id, stream_name]) => ({ id, stream_name, status: 'pending', amount: 3 })),
    );
    await fixture.send(seller, 'PUT', `/offers/offers/${first}`, { amount: 4, description: '' });
    await fixture.change(removed ?? '', { visibility: 'private' });
    await fixture.change(removed ?? '', { name: 'A secret name' });
    await fixture.send(seller, 'DELETE', `/streams/streams/${removed}`);
    expect((await fixture.read(buyer)).offers).toEqual([
      { id: third, stream_name: 'Removed', status: 'expired', amount: 3 },
      { id: first, stream_name: 'Answered', status: 'pending', amount: 4 },
    ]);
    expect((await fixture.read(seller)).offers.map(({ id }) => id)).toContain(second);
  });

  it('compares the wallet with the balance at the baseline', async () => {
    await fixture.send(buyer, 'POST', '/transactions/tokens/buy', { amount: 5_000_000 });
    const { after } = (await fixture.read(buyer)).balance;
    await fixture.visitAndReturn();
    expect((await fixture.read(buyer)).balance).toEqual({ before: after, after });
    const id = await fixture.list('Tides', { price: 1_000_000 });
    await fixture.send(buyer, 'POST', '/subscriptions/subscriptions', { stream_id: id, hours: 2 });
    expect((await fixture.read(buyer)).balance).toEqual({ before: after, after: after - 2_000_000 });
    expect(after).toBe(5_000_000);
  });

  it('counts products of others, and matches of searches since the baseline or a later opening', async () => {
    const search = async (name: string, filter: object) =>
      (await fixture.send(buyer, 'POST', '/streams/searches', { name, filter })).json<{ id: string }>().id;
    const [glaciers, opened] = [
      await search('Glaciers', { name: 'glacier' }),
      await search('Opened', { name: 'glac' }),
    ];
    await search('Rivers', { name: 'river' });
    await fixture.visitAndReturn();
    const before = (await fixture.read(buyer)).published;
    fixture.pass(1);
    await fixture.list('Glacier melt');
    fixture.pass(1);
    await fixture.send(buyer, 'PUT', `/streams/searches/${opened}/seen`);
    const { published, searches } = await fixture.read(buyer);
    expect(published - before).toBe(1);
    expect(searches).toEqual([{ id: glaciers, name: 'Glaciers', filter: { name: 'glacier' }, fresh: 1 }]);
  });

  it('dismisses displayed changes on every device, and no later ones', async () => {
    const [shown, later] = [await fixture.list('Shown'), await fixture.list('Later')];
    for (const id of [shown, later]) await fixture.mark(id);
    await fixture.visitAndReturn();
    await fixture.change(shown, { price: 7 });
    const { as_of } = await fixture.read(buyer);
    fixture.pass(1);
    await fixture.change(later, { price: 8 });
    await fixture.send(buyer, 'PUT', '/streams/changes', { as_of });
    expect(await fixture.products()).toMatchObject([{ id: later }]);
    // The baseline moves neither back nor past the clock.
    await fixture.send(buyer, 'PUT', '/streams/changes', { as_of: '2020-01-01T00:00:00Z' });
    await fixture.send(buyer, 'PUT', '/streams/changes', { as_of: '2999-01-01T00:00:00Z' });
    expect(Date.parse((await fixture.read(buyer)).baseline)).toBeLessThanOrEqual(fixture.now().getTime());
    fixture.pass(31);
    expect(await fixture.products()).toEqual([]);
  });
});
