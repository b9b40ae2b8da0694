import { beforeEach, describe, expect, it } from 'vitest';
import { maxChanges } from '#contract/constants.ts';
import type { Changes } from '#contract/types.ts';
import { newId } from '#server/kernel/newId.ts';
import { openFixture } from './fixture.ts';
import type { Person } from '#tests/support/exchange.ts';

const fixture = await openFixture({ DATABASE_POOL: '1' });

describe('visits and product changes', () => {
  let seller: Person;
  let buyer: Person;
  beforeEach(async () => {
    ({ seller, buyer } = await fixture.renew());
  });

  it('lists no changes on a first visit', async () => {
    await fixture.list('Tides');
    expect(await fixture.read(buyer)).toMatchObject({ published: 0, products: [], searches: [], offers: [] });
  });

  it('keeps the start of the last visit as the baseline over reloads, tabs and devices', async () => {
    const first = (await fixture.read(buyer)).baseline;
    fixture.pass(31);
    const second = fixture.now().toISOString();
    const authorization = await fixture.exchange.signIn(buyer.email);
    const call: Person['call'] = (method = 'GET', url) =>
      fixture.exchange.app.inject({ method, url, headers: { authorization } });
    const device = { ...buyer, call };
    for (const minutes of [0, 29, 29]) {
      fixture.pass(minutes);
      const reads = await Promise.all(Array.from({ length: 6 }, (_, n) => fixture.read(n % 2 ? device : buyer)));
      expect(new Set(reads.map(({ baseline }) => baseline))).toEqual(new Set([first]));
    }
    fixture.pass(31);
    const next = (await fixture.read(device)).baseline;
    expect(Date.parse(next) - Date.parse(second)).toBeLessThan(5_000);
    expect(next).not.toBe(first);
  });

  it('lists new prices of bought, watched and favourite products only', async () => {
    const [bought, watched, marked, other, same] = await Promise.all(
      ['Bought', 'Watched', 'Marked', 'Other', 'Same'].map((name) => fixture.list(name, { price: 0 })),
    );
    await fixture.send(buyer, 'POST', '/subscriptions/subscriptions', { stream_id: bought, hours: 1 });
    await fixture.send(buyer, 'PUT', `/streams/watches/${watched}`);
    for (const id of [marked, same]) await fixture.mark(id ?? '');
    await fixture.visitAndReturn();
    for (const id of [bought, watched, marked, other, same]) await fixture.change(id ?? '', { price: 7 });
    await fixture.change(marked ?? '', { price: 9, name: 'Marked anew' });
    await fixture.change(same ?? '', { price: 0 });
    const found = await fixture.products();
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { id: bought, name: 'Bought', change: 'price', before: 0, after: 7 },
        { id: watched, name: 'Watched', change: 'price', before: 0, after: 7 },
        { id: marked, name: 'Marked anew', change: 'price', before: 0, after: 9 },
      ]),
    );
  });

  it('compares a favourite marked after the baseline with its price at that time', async () => {
    const id = await fixture.list('Tides');
    await fixture.visitAndReturn();
    await fixture.change(id, { price: 7 });
    await fixture.mark(id);
    expect(await fixture.products()).toEqual([]);
    await fixture.change(id, { price: 8 });
    expect(await fixture.products()).toMatchObject([{ before: 7, after: 8 }]);
  });

  it('lists a removed product by the name that the person knew, without other fields', async () => {
    const [hidden, deleted, watched, switchedOff] = await Promise.all(
      ['Hidden', 'Deleted', 'Watched', 'Switched off'].map((name) => fixture.list(name)),
    );
    const admin = await fixture.exchange.join('admin');
    for (const id of [hidden, deleted, switchedOff]) await fixture.mark(id ?? '');
    await fixture.send(buyer, 'PUT', `/streams/watches/${watched}`);
    await fixture.visitAndReturn();
    await fixture.change(hidden ?? '', { visibility: 'private' });
    await fixture.change(watched ?? '', { visibility: 'private' });
    for (const id of [hidden, watched]) await fixture.change(id ?? '', { name: 'A secret name', price: 99 });
    await fixture.send(seller, 'DELETE', `/streams/streams/${deleted}`);
    await fixture.change(switchedOff ?? '', { status: 'disabled' }, admin);
    const reply = await buyer.call('GET', '/streams/changes');
    expect(reply.body).not.toContain('secret');
    const found = reply.json<Changes>().products;
    expect(Object.fromEntries(found.map(({ name, ...rest }) => [name, rest]))).toEqual({
      Deleted: { id: deleted, change: 'gone' },
      Hidden: { id: hidden, change: 'gone' },
      'Switched off': { id: switchedOff, change: 'gone' },
      Watched: { id: watched, change: 'gone' },
    });
    await fixture.change(hidden ?? '', { visibility: 'public', name: 'Hidden', price: 5 });
    expect((await fixture.products()).map(({ name }) => name)).not.toContain('Hidden');
  });

  it('leaves out products that were invisible at the baseline', async () => {
    const id = await fixture.list('Tides');
    await fixture.mark(id);
    await fixture.change(id, { visibility: 'private' });
    await fixture.visitAndReturn();
    await fixture.change(id, { price: 7, name: 'A secret name' });
    await fixture.send(seller, 'DELETE', `/streams/streams/${id}`);
    expect(await fixture.products()).toEqual([]);
  });

  it('keeps visibility changes out of the public history', async () => {
    const id = await fixture.list('Tides');
    await fixture.mark(id);
    await fixture.change(id, { visibility: 'protected' });
    await fixture.change(id, { visibility: 'public' });
    expect((await buyer.call('GET', `/streams/streams/${id}/history`)).json()).toEqual([]);
  });

  it('lists a visible product that is no longer sold as withdrawn', async () => {
    const id = await fixture.list('Tides', { price: 0 });
    const ending = await fixture.list('Ending');
    for (const each of [id, ending]) await fixture.mark(each);
    await fixture.send(buyer, 'POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
    await fixture.visitAndReturn();
    await fixture.change(id, { status: 'disabled' }, await fixture.exchange.join('admin'));
    const end_at = new Date(fixture.now().getTime() - 1_000).toISOString();
    await fixture.exchange.db.updateTable('streams').set({ end_at }).where('id', '=', ending).execute();
    const found = await fixture.products();
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        { id, name: 'Tides', change: 'withdrawn' },
        { id: ending, name: 'Ending', change: 'withdrawn' },
      ]),
    );
  });

  it('lists a limited number of products', async () => {
    const ids = await Promise.all(Array.from({ length: maxChanges + 5 }, (_, n) => fixture.list(`Product ${n}`)));
    await fixture.visitAndReturn();
    for (const id of ids)
      await fixture.exchange.db
        .insertInto('favourites')
        .values({ user_id: buyer.id, stream_id: id, at: '2020-01-01T00:00:00Z' })
        .execute();
    await fixture.exchange.db
      .insertInto('stream_changes')
      .values(
        ids.map((stream_id) => ({
          id: newId(),
          stream_id,
          at: fixture.now().toISOString(),
          field: 'price',
          before: '1',
          after: '5',
        })),
      )
      .execute();
    expect(await fixture.products()).toHaveLength(maxChanges);
  });
});
