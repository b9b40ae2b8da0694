import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { maxFavourites, maxSavedSearches } from '#contract/constants.ts';
import type { SavedSearch, Stream, StreamChange } from '#contract/types.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';

let seller: Person;
let buyer: Person;
let serial = 0;
const exchange = await exchangeForFile();
const subcategory = await exchange.addCategory();
beforeEach(async () => {
  [seller, buyer] = [await exchange.join('seller'), await exchange.join('buyer')];
});

const list = (more: object = {}, by: Person = seller) => by.list({ subcategory, ...more });
const mark = (person: Person, id: string) => person.call('PUT', `/streams/favourites/${id}`);
const favourites = async (person: Person) =>
  (await person.call('GET', '/streams/favourites')).json<Stream[]>().map(({ id }) => id);
const save = (person: Person, name: string, filter: object) =>
  person.call('POST', '/streams/searches', { name, filter });
const searches = async (person: Person) => (await person.call('GET', '/streams/searches')).json<SavedSearch[]>();

describe('favourites', () => {
  it('belong to one person, last marked first, and a second mark changes nothing', async () => {
    const [first, second] = [await list(), await list()];
    expect((await mark(buyer, first)).statusCode).toBe(204);
    expect((await mark(buyer, second)).statusCode).toBe(204);
    expect((await mark(buyer, first)).statusCode).toBe(204);
    expect(await favourites(buyer)).toEqual([second, first]);
    expect(await favourites(seller)).toEqual([]);
    const flagOf = async (person: Person, id: string) =>
      (await person.call('GET', `/streams/streams/${id}`)).json<Stream>().favourite;
    expect([await flagOf(buyer, first), await flagOf(seller, first)]).toEqual([true, undefined]);
    const page = await buyer.call('GET', '/streams/streams');
    const flagged = page.json<{ content: Stream[] }>().content.filter(({ favourite }) => favourite);
    expect(flagged.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted());
    expect((await buyer.call('DELETE', `/streams/favourites/${second}`)).statusCode).toBe(204);
    expect((await buyer.call('DELETE', `/streams/favourites/${second}`)).statusCode).toBe(204);
    expect(await favourites(buyer)).toEqual([first]);
  });

  it('leave out products that the person may no longer see, and never contain the address', async () => {
    const [gone, hidden, kept] = [await list(), await list(), await list()];
    for (const id of [gone, hidden, kept]) await mark(buyer, id);
    await seller.call('DELETE', `/streams/streams/${gone}`);
    await seller.call('PUT', `/streams/streams/${hidden}`, { visibility: 'private' });
    const reply = await buyer.call('GET', '/streams/favourites');
    expect(reply.json<Stream[]>().map(({ id }) => id)).toEqual([kept]);
    expect(reply.body).not.toContain('saved.example.com');
  });

  it('refuse a product that the person cannot see', async () => {
    const hidden = await list({ visibility: 'private' });
    expect((await mark(buyer, hidden)).statusCode).toBe(404);
    expect((await mark(buyer, 'x')).statusCode).toBe(400);
  });

  it('are limited, also for concurrent requests', async () => {
    const ids = await Promise.all([list(), list(), list(), list()]);
    const at = new Date().toISOString();
    const fill = `insert into streams (id, owner_id, category_id, name, type, description, price, url, visibility, access_type, takes_offers, start_at, published_at, metadata, status)
      select gen_random_uuid(), '${seller.id}', '${subcategory}', 'n', 't', 'd', 0, 'https://full.example.com/' || n, 'public', 'PUBLIC', false, now(), now(), '{}', 'published'
      from generate_series(1, ${maxFavourites - 2}) n returning id`;
    const { rows } = await sql.raw<{ id: string }>(fill).execute(exchange.db);
    await exchange.db
      .insertInto('favourites')
      .values(rows.map(({ id }) => ({ user_id: buyer.id, stream_id: id, at })))
      .execute();
    const replies = await Promise.all(ids.map((id) => mark(buyer, id)));
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 204, 409, 409]);
  });
});

describe('saved searches', () => {
  it('count what others have published since the person last looked', async () => {
    const word = `Tide${(serial += 1)}`;
    await list({ name: word });
    const saved = await save(buyer, 'Tides', { name: word, maxPrice: 10 });
    expect(saved.statusCode).toBe(201);
    const { id, fresh } = saved.json<SavedSearch>();
    expect(fresh).toBe(0);
    await list({ name: `${word} north` });
    await list({ name: `${word} dear`, price: 11 });
    expect(await searches(buyer)).toMatchObject([
      { id, name: 'Tides', filter: { name: word, maxPrice: 10 }, fresh: 1 },
    ]);
    expect((await buyer.call('PUT', `/streams/searches/${id}/seen`)).statusCode).toBe(204);
    expect(await searches(buyer)).toMatchObject([{ id, fresh: 0 }]);
  });

  it('never count the person’s own products', async () => {
    const word = `Own${(serial += 1)}`;
    await save(seller, 'Mine', { name: word });
    await list({ name: word });
    expect(await searches(seller)).toMatchObject([{ fresh: 0 }]);
  });

  it('have different names, and are private to their owner', async () => {
    expect((await save(buyer, 'Rain', {})).statusCode).toBe(201);
    const again = await save(buyer, 'rain', {});
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ fields: { name: expect.any(String) } });
    const [{ id }] = (await searches(buyer)) as [SavedSearch];
    expect((await seller.call('DELETE', `/streams/searches/${id}`)).statusCode).toBe(404);
    expect((await seller.call('PUT', `/streams/searches/${id}/seen`)).statusCode).toBe(404);
    expect((await buyer.call('DELETE', `/streams/searches/${id}`)).statusCode).toBe(204);
    expect(await searches(buyer)).toEqual([]);
  });

  it.each([
    ['no name', { name: '', filter: {} }],
    ['an unknown filter', { name: 'a', filter: { colour: 'red' } }],
    ['a price that is no whole number', { name: 'a', filter: { minPrice: 1.5 } }],
    ['an empty list', { name: 'a', filter: { types: [] } }],
    ['no filter', { name: 'a' }],
  ])('refuse %s', async (_what, body) => {
    const reply = await buyer.call('POST', '/streams/searches', body);
    expect(reply.statusCode).toBe(400);
    expect(await searches(buyer)).toEqual([]);
  });

  it('are limited', async () => {
    for (let made = 0; made < maxSavedSearches; made += 1)
      await save(buyer, `Search ${made}`, { name: 'no such thing' });
    expect((await save(buyer, 'One more', {})).statusCode).toBe(409);
  });
});

describe('the history of a product', () => {
  const historyOf = async (person: Person, id: string) => person.call('GET', `/streams/streams/${id}/history`);

  it('lists changes newest first, and a change of the source without its address', async () => {
    const id = await list({ price: 5 });
    await seller.call('PUT', `/streams/streams/${id}`, { price: 7, name: 'Weather' });
    await seller.call('PUT', `/streams/streams/${id}`, { url: 'https://saved.example.com/another' });
    await seller.call('PUT', `/streams/streams/${id}`, { terms: 'https://example.com/terms', snippet: 'a' });
    const reply = await historyOf(buyer, id);
    expect(reply.json<StreamChange[]>().map(({ at: _at, ...rest }) => rest)).toEqual([
      { field: 'terms', after: 'https://example.com/terms' },
      { field: 'url' },
      { field: 'price', before: 5, after: 7 },
    ]);
    expect(reply.body).not.toContain('saved.example.com');
  });

  it('is readable by everyone who sees the product', async () => {
    const id = await list({ visibility: 'private' });
    expect((await historyOf(buyer, id)).statusCode).toBe(404);
    expect((await historyOf(seller, id)).json()).toEqual([]);
  });

  it('keeps nothing of a change that is refused', async () => {
    const taken = 'https://saved.example.com/taken';
    await list({ url: taken });
    const id = await list({ price: 1 });
    expect((await seller.call('PUT', `/streams/streams/${id}`, { price: 2, url: taken })).statusCode).toBe(409);
    expect((await historyOf(seller, id)).json()).toEqual([]);
  });
});
