// Reads a search text in another way when the first one finds nothing.
import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedSearch, StreamPage } from '#contract/types.ts';
import { storeSample } from '#server/domains/samples/store.ts';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';
import { readList } from '#server/domains/streams/list/pages.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';

const addressOf = (name: string) => `https://data.example.org/${encodeURIComponent(name)}`;

const server = await exchangeForFile();
const [seller, buyer] = [await server.join('seller'), await server.join('user')];
const weather = await server.addCategory('Weather');

describe('fallbacks of a search', () => {
  const ids: Record<string, string> = {};

  const add = async (name: string, changed: object = {}) => {
    const fields = { description: name, price: 1_000_000, offer: true, subcategory: weather };
    ids[name] = await seller.list({ name, url: addressOf(name), ...fields, ...changed });
  };
  const sample = async (name: string, contentType: string, content: string) => {
    const head = { bytes: Buffer.from(content), complete: true, contentType };
    return storeSample(server.db, ids[name] ?? '', await measureHead(head, new Date().toISOString()), {
      url: addressOf(name),
    });
  };
  const search = async (text: string, more = '&sort=RELEVANCE'): Promise<StreamPage> => {
    const reply = await buyer.call('GET', `/streams/streams?text=${encodeURIComponent(text)}${more}`);
    expect(reply.statusCode).toBe(200);
    return reply.json<StreamPage>();
  };
  const namesOf = ({ content }: StreamPage) => content.map(({ name }) => name).toSorted();

  beforeAll(async () => {
    await add('Earthquakes');
    await add('日本の地震データ', { price: 3_000_000 });
    await add('Live births', { price: 2_000_000 });
    await add('Sugar-free drinks', { description: 'l' });
    await add('Rain feed', { type: 'Stream', description: 'Rain, rain and rain' });
    await add('Gauges', { description: 'Rain' });
    await sample('Earthquakes', 'text/csv', 'a\n1\n');
    await sample('Gauges', 'application/json', '[{"b":1}]');
  });

  it.each([
    ['r', ['Rain feed']],
    ['E', ['Earthquakes']],
    ['日', ['日本の地震データ']],
    ['l', ['Live births']],
    ['r under 2 dxt', ['Rain feed']],
    ['x', []],
  ])('finds names that begin with %s', async (text, names) => {
    for (const sort of ['RELEVANCE', 'PRICE']) {
      const page = await search(text, `&sort=${sort}&facets=1`);
      expect(namesOf(page)).toEqual(names);
      expect(page.total).toBe(names.length);
      expect(page.facets?.types.reduce((sum, { count }) => sum + count, 0)).toBe(names.length);
    }
  });

  it.each([
    ['quake', 'Earthquakes'],
    ['地震', '日本の地震データ'],
    ['quake under 2 dxt', 'Earthquakes'],
  ])('finds %s inside a name', async (text, name) => {
    const page = await search(text);
    expect(page.total).toBe(1);
    expect(namesOf(page)).toEqual([name]);
    expect(page.reading).not.toHaveProperty('corrected');
  });

  it('highlights the part of a name', async () => {
    const [found] = (await search('QUAKE')).content;
    expect(found?.highlight).toEqual([{ field: 'name', text: 'Earthquakes', ranges: [[5, 10]] }]);
    expect((await search('地震')).content[0]?.highlight).toMatchObject([{ field: 'name', ranges: [[3, 5]] }]);
  });

  it.each([
    ['a part of a name', { text: 'quake' }],
    ['a part of a name, as searches were saved once', { name: 'quake' }],
    ['a misspelt word', { text: 'earthqakes' }],
  ])('counts a saved search by %s', async (name, filter) => {
    expect((await buyer.call('POST', '/streams/searches', { name, filter })).statusCode).toBe(201);
    const fresh = async () => {
      const all = (await buyer.call('GET', '/streams/searches')).json<SavedSearch[]>();
      return all.find((one) => one.name === name)?.fresh;
    };
    expect(await fresh()).toBe(0);
    await server.db.updateTable('saved_searches').set({ seen_at: '2020-01-01T00:00:00Z' }).execute();
    expect(await fresh()).toBe(1);
  });

  it('reads "cheap" as at most the median price of the matches', async () => {
    const rain = await search('cheap rain');
    expect(rain.reading?.understood).toMatchObject([{ filter: { maxPrice: 1_000_000 } }]);
    expect(namesOf(rain)).toEqual(['Gauges', 'Rain feed']);
    expect((await search('cheap births')).reading?.understood).toMatchObject([{ filter: { maxPrice: 2_000_000 } }]);
  });

  it('narrows a part of a name by other filters', async () => {
    expect(await search('quake', '&minPrice=2000000')).toMatchObject({ total: 0 });
    expect(await search('quake', '&sort=PRICE&order=ASC&facets=1')).toMatchObject({ total: 1 });
  });

  it.each([
    ['live births', 'Live births'],
    ['sugar-free', 'Sugar-free drinks'],
    ['free', 'Sugar-free drinks'],
  ])('searches the words of %s when the phrase leaves nothing', async (text, name) => {
    const page = await search(text);
    expect(namesOf(page)).toEqual([name]);
    expect(page.reading).toEqual({ understood: [], literal: true });
  });

  it('keeps the filters set by hand when it searches phrases as words', async () => {
    expect((await search('live births', '&maxPrice=1000000')).total).toBe(0);
    expect((await search('live rain')).reading).not.toHaveProperty('literal');
  });

  it.each([
    ['csv or json', ['Earthquakes', 'Gauges']],
    ['rain live datasets', ['Gauges', 'Rain feed']],
    ['free under 2 dxt', []],
  ])('unites the phrases of %s', async (text, names) => {
    expect(namesOf(await search(text))).toEqual(names);
  });

  it('reverses the ranking in the order ASC', async () => {
    const list = async (order: string) =>
      (await search('rain', `&sort=RELEVANCE&order=${order}`)).content.map(({ name }) => name);
    expect(await list('DESC')).toEqual(['Rain feed', 'Gauges']);
    expect(await list('ASC')).toEqual(['Gauges', 'Rain feed']);
  });

  it.each(['RELEVANCE', 'DATE'] as const)('applies the filter again to an old ranking by %s', async (sort) => {
    const all = Object.values(ids);
    const query = { caller: buyer.id, now: new Date().toISOString(), sort, order: 'DESC', page: 0, limit: 20 } as const;
    const read = async (filter: object) => {
      const { rows } = await readList(server.db, { ...query, filter, partnerOf: [] }, all);
      return rows.map(({ name }) => name);
    };
    expect(await read({ minPrice: 3_000_000 })).toEqual(['日本の地震データ']);
    expect(await read({ within: { ids: [ids['Gauges'] ?? ''] } })).toEqual(['Gauges']);
  });
});
