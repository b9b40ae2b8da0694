import { beforeEach, describe, expect, it } from 'vitest';
import { maxWatches } from '#contract/constants.ts';
import type { Stream, StreamPage } from '#contract/types.ts';
import { newId } from '#server/kernel/newId.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';

interface Received {
  id: string;
  kind: string;
  stream_name: string;
  amount: number | null;
  actor: { id: string } | null;
}

const exchange = await exchangeForFile({ env: { DATABASE_POOL: '1' } });
const subcategory = await exchange.addCategory();

describe('watching products', () => {
  let seller: Person;
  let buyer: Person;
  let serial = 0;
  beforeEach(async () => {
    [seller, buyer] = [await exchange.join('seller'), await exchange.join('buyer')];
  });

  const list = (more: object = {}) => seller.list({ name: 'Tides', price: 5, subcategory, ...more });
  const watch = async (person: Person, id: string) => (await person.call('PUT', `/streams/watches/${id}`)).statusCode;
  const change = async (id: string, what: object, by = seller) => {
    const reply = await by.call('PUT', `/streams/streams/${id}`, what);
    expect(reply.statusCode).toBe(200);
  };
  const notificationsOf = async ({ call }: Person): Promise<Received[]> => {
    const query = '{notifications(limit:100){content{id kind stream_name amount actor{id}}}}';
    const reply = await call('POST', '/application/query', { query });
    return reply.json<{ data: { notifications: { content: Received[] } } }>().data.notifications.content;
  };
  const kinds = async (person: Person) =>
    (await notificationsOf(person)).map(({ kind }) => kind).toSorted((a, b) => a.localeCompare(b));
  const watchedBy = async ({ call }: Person, id: string) =>
    (await call('GET', `/streams/streams/${id}`)).json<Stream>().watched;

  it('notifies all watchers, and only them, once of an edit: of its new price', async () => {
    const [other, stranger] = [await exchange.join('drUser'), await exchange.join('user')];
    const id = await list();
    for (const person of [buyer, buyer, other]) expect(await watch(person, id)).toBe(204);
    await change(id, { price: 7, description: 'More of them', name: 'High tides' });
    for (const person of [buyer, other]) {
      const news = await notificationsOf(person);
      const price = { kind: 'watch_price', amount: 7, stream_name: 'High tides', actor: { id: seller.id } };
      expect(news).toEqual([expect.objectContaining(price)]);
      // Ids are made in the database, as those made elsewhere are: of their moment, so that they sort.
      for (const one of news) {
        expect(one.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab]/);
        const made = Number.parseInt(one.id.replaceAll('-', '').slice(0, 12), 16);
        expect(Math.abs(made - Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16))).toBeLessThan(60_000);
      }
    }
    expect(await kinds(stranger)).toEqual([]);
    expect(await kinds(seller)).toEqual([]);
  });

  it('sends no notification of an irrelevant change, or of a second change while the first is unread', async () => {
    const id = await list();
    await watch(buyer, id);
    await change(id, { price: 5, snippet: 'day,level' });
    expect(await kinds(buyer)).toEqual([]);
    await change(id, { description: 'One' });
    await change(id, { description: 'Two' });
    expect(await kinds(buyer)).toEqual(['watch_changed']);
    await buyer.call('PUT', '/notifications/read', {});
    await change(id, { url: `https://watched.example.com/moved/${(serial += 1)}` });
    expect(await kinds(buyer)).toEqual(['watch_changed', 'watch_changed']);
    expect((await buyer.call('DELETE', `/streams/watches/${id}`)).statusCode).toBe(204);
    await change(id, { price: 9 });
    expect(await kinds(buyer)).toEqual(['watch_changed', 'watch_changed']);
  });

  it('notifies once of a removed product, by its last visible name', async () => {
    const [hidden, deleted] = [await list(), await list()];
    for (const id of [hidden, deleted]) await watch(buyer, id);
    await change(hidden, { visibility: 'private', name: 'Secret tides', price: 99 });
    await change(hidden, { name: 'More secret tides' });
    await seller.call('DELETE', `/streams/streams/${deleted}`);
    await change(hidden, { visibility: 'public' });
    const news = await notificationsOf(buyer);
    expect(news.map(({ kind, stream_name, amount }) => [kind, stream_name, amount])).toEqual([
      ['watch_gone', 'Tides', null],
      ['watch_gone', 'Tides', null],
    ]);
    expect(JSON.stringify(news)).not.toMatch(/secret/i);
    expect(await watchedBy(buyer, hidden)).toBeUndefined();
  });

  it('continues for people who still see it: partners, admins, and holders of access', async () => {
    const [partner, admin, reader] = [
      await exchange.join('buyer'),
      await exchange.join('admin'),
      await exchange.join('buyer'),
    ];
    const id = await list({ price: 0, accessType: 'PROTECTED' });
    const asked = await partner.call('POST', '/access-control/access-requests', { stream_id: id });
    await seller.call('PUT', `/access-control/access-requests/${asked.json<{ id: string }>().id}/approve`);
    await change(id, { accessType: 'PUBLIC' });
    await reader.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 1 });
    for (const person of [partner, admin, reader, buyer]) expect(await watch(person, id)).toBe(204);
    await change(id, { visibility: 'protected' });
    const gone = async () =>
      (await Promise.all([partner, admin, reader, buyer].map(kinds))).map(
        (all) => all.filter((kind) => kind === 'watch_gone').length,
      );
    expect(await gone()).toEqual([0, 0, 0, 1]);
    await change(id, { visibility: 'private' });
    expect(await gone()).toEqual([1, 0, 0, 1]);
    await change(id, { price: 3 });
    expect(await kinds(admin)).toContain('watch_price');
    expect(await kinds(reader)).toContain('watch_price');
    expect(await kinds(partner)).not.toContain('watch_price');
    // The person who disables a stream is not notified, and not named to the others.
    const [moderator, open] = [await exchange.join('admin'), await list({ name: 'Switched off' })];
    for (const person of [moderator, buyer]) await watch(person, open);
    await change(open, { status: 'disabled' }, moderator);
    expect(await kinds(moderator)).toEqual([]);
    expect(await notificationsOf(buyer)).toContainEqual(
      expect.objectContaining({ kind: 'watch_gone', stream_name: 'Switched off', actor: null }),
    );
  });

  it('marks the product, filters lists, and is for visible products of others', async () => {
    const [id, hidden] = [await list({ name: 'Found again' }), await list({ visibility: 'private' })];
    expect(await watchedBy(buyer, id)).toBeUndefined();
    await watch(buyer, id);
    expect(await watchedBy(buyer, id)).toBe(true);
    expect(await watchedBy(seller, id)).toBeUndefined();
    const page = (await buyer.call('GET', '/streams/streams?mine=watched&facets=1')).json<StreamPage>();
    expect(page.content).toMatchObject([{ id, watched: true }]);
    expect(page.facets?.mine).toEqual([{ value: 'watched', count: 1 }]);
    expect(await watch(buyer, hidden)).toBe(404);
    expect(await watch(seller, id)).toBe(409);
    expect(await watch(buyer, 'x')).toBe(400);
    const at = new Date().toISOString();
    const ids = await Promise.all(Array.from({ length: 3 }, () => list()));
    const filled = Array.from({ length: maxWatches - 2 }, () => newId());
    const {
      folded_name: _name,
      folded_search: _folded,
      ...stored
    } = await exchange.db.selectFrom('streams').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { metadata, ...plain } = stored;
    await exchange.db
      .insertInto('streams')
      .values(
        filled.map((one) => ({
          ...plain,
          metadata: JSON.stringify(metadata),
          id: one,
          url: `https://watched.example.com/${one}`,
        })),
      )
      .execute();
    await exchange.db
      .insertInto('watches')
      .values(filled.map((one) => ({ user_id: buyer.id, stream_id: one, at })))
      .execute();
    const replies = await Promise.all(ids.map((one) => watch(buyer, one)));
    expect(replies.toSorted((a, b) => a - b)).toEqual([204, 409, 409]);
  });
});
