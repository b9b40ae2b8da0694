import { beforeAll, describe, expect, it } from 'vitest';
import type { StreamPage } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';

const server = await exchangeForFile();
const [seller, buyer] = [await server.join('seller'), await server.join('buyer')];

describe('lists', () => {
  const categories: Record<string, string> = {};

  const made = [
    ['100% rain', 'Dataset', 30, 'Rain', 'PUBLIC', '2026-01-01T00:00:00Z'],
    ['100 rivers', 'Stream', 10, 'Rivers', 'PUBLIC', '2026-01-02T00:00:00Z'],
    ['snow_depth', 'Dataset', 20, 'Rain', 'PROTECTED', '2026-01-03T00:00:00Z'],
    ['Snow Depth', 'Model', 0, 'Traffic', 'PUBLIC', '2026-01-04T00:00:00Z'],
    [String.raw`back\slash`, 'Own word', 40, 'Rivers', 'PUBLIC', '2026-01-05T00:00:00Z'],
    ['Ärger', 'Dataset', 9_007_199_254_740_991, 'Traffic', 'PROTECTED', '2026-01-06T00:00:00Z'],
  ] as const;

  beforeAll(async () => {
    categories['Water'] = await server.addCategory('Water');
    for (const name of ['Rain', 'Rivers']) categories[name] = await server.addCategory(name, categories['Water']);
    categories['Traffic'] = await server.addCategory('Traffic');
    for (const [name, type, price, category, accessType, at] of made) {
      const url = `https://data.example.org/${encodeURIComponent(name)}`;
      const fields = { name, type, description: name, price, url, accessType };
      const id = await seller.list({ ...fields, subcategory: categories[category] });
      await server.db.updateTable('streams').set({ published_at: at }).where('id', '=', id).execute();
    }
  });

  const page = async (query: string) => {
    const reply = await buyer.call('GET', `/streams/streams?owner=-${buyer.id}&${query}`);
    expect(reply.statusCode).toBe(200);
    return reply.json<StreamPage>();
  };
  const found = async (query: string) => (await page(query)).content.map(({ name }) => name);
  const newest = made.map(([name]) => name).toReversed();

  it('start with the newest', async () => {
    expect(await found('')).toEqual(newest);
  });

  it('contain only the streams requested by id', async () => {
    const { content } = await page('limit=2');
    const ids = content.map(({ id }) => id);
    expect(await found(`ids=${ids.join(',')}`)).toEqual(newest.slice(0, 2));
    expect(await page(`ids=${ids[0]}&limit=1`)).toMatchObject({ total: 1 });
    expect(await found(`ids=${seller.id}`)).toEqual([]);
    expect((await buyer.call('GET', '/streams/streams?ids=none')).statusCode).toBe(400);
  });

  it.each([
    ['sort=DATE&order=ASC', newest.toReversed()],
    ['sort=PRICE&order=ASC', ['Snow Depth', '100 rivers', 'snow_depth', '100% rain', String.raw`back\slash`, 'Ärger']],
    ['sort=PRICE&order=DESC', ['Ärger', String.raw`back\slash`, '100% rain', 'snow_depth', '100 rivers', 'Snow Depth']],
    ['sort=NAME&order=ASC', ['100 rivers', '100% rain', String.raw`back\slash`, 'Snow Depth', 'snow_depth', 'Ärger']],
  ])('sorts by %s', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it.each([
    ['name=100%25', ['100% rain']],
    ['name=snow_', ['snow_depth']],
    ['name=SNOW', ['Snow Depth', 'snow_depth']],
    ['name=%5C', [String.raw`back\slash`]],
    ["name='%20or%201=1%20--", []],
    ['types=Dataset', ['Ärger', 'snow_depth', '100% rain']],
    ['types=Model,Own%20word', [String.raw`back\slash`, 'Snow Depth']],
    ['accessTypes=PROTECTED', ['Ärger', 'snow_depth']],
    ['minPrice=10&maxPrice=30', ['snow_depth', '100 rivers', '100% rain']],
    ['minPrice=9007199254740991', ['Ärger']],
    ['maxPrice=0', ['Snow Depth']],
    ['from=2026-01-02T00:00:00Z&to=2026-01-03T00:00:00Z', ['snow_depth', '100 rivers']],
  ])('finds by %s', async (query, names) => {
    expect(await found(query)).toEqual(names);
    expect((await page(query)).total).toBe(names.length);
  });

  it('an empty name means any, here and in a search', async () => {
    expect(await found('name=')).toEqual(newest);
    expect(await found('name=&types=Model')).toEqual(['Snow Depth']);
    const reply = await buyer.call('POST', '/streams/search', { name: '', owner: `-${buyer.id}` });
    expect(reply.json<StreamPage>().content.map(({ name }) => name)).toEqual(newest);
  });

  it('a category of the upper level includes those below it', async () => {
    expect(await found(`categories=${categories['Water']}`)).toEqual([
      String.raw`back\slash`,
      'snow_depth',
      '100 rivers',
      '100% rain',
    ]);
    expect(await found(`categories=${categories['Rain']},${categories['Traffic']}`)).toHaveLength(4);
  });

  it('`owners` keeps these sellers, and `owner=-id` leaves one out', async () => {
    expect(await found(`owners=${seller.id}`)).toHaveLength(6);
    expect(await found(`owners=${buyer.id}`)).toEqual([]);
    const except = await buyer.call('GET', `/streams/streams?owner=-${seller.id}`);
    expect(except.json()).toMatchObject({ total: 0, content: [] });
  });

  it('pages neither overlap nor leave gaps, and are empty past the end', async () => {
    const pages = await Promise.all([0, 1, 2].map((number) => page(`limit=2&page=${number}`)));
    expect(pages.flatMap(({ content }) => content.map(({ name }) => name))).toEqual(newest);
    expect(pages.map(({ total, limit }) => [total, limit])).toEqual([
      [6, 2],
      [6, 2],
      [6, 2],
    ]);
    expect(await page('limit=2&page=3')).toEqual({ page: 3, limit: 2, total: 6, content: [] });
    expect(await page('limit=100&page=1000000')).toMatchObject({ total: 6, content: [] });
  });

  it('equal keys still have one order', async () => {
    const once = await found('sort=PRICE&order=ASC&types=Dataset,Stream');
    const pages = await Promise.all(
      [0, 1, 2, 3].map((number) => found(`sort=PRICE&order=ASC&types=Dataset,Stream&limit=1&page=${number}`)),
    );
    expect(pages.flat()).toEqual(once);
  });

  it('facets count the list without their own choice', async () => {
    const { facets } = await page(`types=Dataset&categories=${categories['Water']}&minPrice=25&facets=1`);
    expect(facets?.types).toEqual([
      { value: 'Dataset', count: 1 },
      { value: 'Own word', count: 1 },
    ]);
    expect(facets?.categories).toEqual(
      expect.arrayContaining([
        { value: categories['Rain'], count: 1 },
        { value: categories['Traffic'], count: 1 },
      ]),
    );
    expect(facets?.accessTypes).toEqual([{ value: 'PUBLIC', count: 1 }]);
    expect(facets?.price).toEqual({ min: 20, max: 30 });
    expect(facets?.owners).toEqual([{ value: seller.id, count: 1, name: 'Test Person' }]);
    expect(await page('')).not.toHaveProperty('facets');
  });

  it('facets list every seller whichever is chosen, and none in a list of one owner', async () => {
    const owner = { value: seller.id, name: 'Test Person' };
    expect((await page('facets=1')).facets?.owners).toEqual([{ ...owner, count: made.length }]);
    expect((await page(`facets=1&types=Model&owners=${buyer.id}`)).facets?.owners).toEqual([{ ...owner, count: 1 }]);
    const own = await seller.call('GET', `/streams/streams?owner=${seller.id}&facets=1`);
    expect(own.json<StreamPage>().facets?.owners).toEqual([]);
  });

  it('a new stream counts at once', async () => {
    const before = (await page('')).total;
    const mine = async () => (await seller.call('GET', `/streams/streams?owner=${seller.id}`)).json<StreamPage>().total;
    const own = await mine();
    await seller.list({ name: 'late', type: 'Late', price: 1, subcategory: categories['Rain'] });
    expect([(await page('')).total, await mine()]).toEqual([before + 1, own + 1]);
    // They reference the stream.
    await server.db.deleteFrom('measurements').execute();
    await server.db.deleteFrom('streams').where('name', '=', 'late').execute();
  });

  describe('POST /streams/search', () => {
    const search = async (body: object) => {
      const reply = await buyer.call('POST', '/streams/search', body);
      expect(reply.statusCode).toBe(200);
      return reply.json<StreamPage>().content.map(({ name }) => name);
    };

    it('takes a name alone', async () => {
      expect(await search({ name: 'snow' })).toEqual(['Snow Depth', 'snow_depth']);
      expect(await search({ name: '%' })).toEqual(['100% rain']);
      expect(await search({ name: '_' })).toEqual(['snow_depth']);
    });

    it('takes the filters of the list payload, empty ones as none', async () => {
      const filter = {
        ownerUserIds: [],
        accessTypes: [],
        dataTypes: [],
        categories: [],
        priceRange: {},
        publishDateRange: {},
      };
      expect(await search({ name: 'snow', filter })).toEqual(['Snow Depth', 'snow_depth']);
      expect(await search({ name: '', filter: { ...filter, dataTypes: ['Model'] } })).toEqual(['Snow Depth']);
      expect(await search({ name: '', filter: { priceRange: { min: 10, max: 20 } } })).toEqual([
        'snow_depth',
        '100 rivers',
      ]);
    });

    it('pages and sorts', async () => {
      expect(await search({ name: '', page: 1, limit: 2, sort: { order: 'ASC', type: 'DATE' } })).toEqual([
        'snow_depth',
        'Snow Depth',
      ]);
    });
  });
});
