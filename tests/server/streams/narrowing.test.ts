// Filters by facts outside the product's fields: the grade of its data, and the caller's relation to it.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Offer, SavedSearch, StreamPage } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { addRows, changeRows } from '#tests/support/database/rows.ts';

const server = await exchangeForFile();
const [seller, buyer, other] = [await server.join('seller'), await server.join('buyer'), await server.join('buyer')];

describe('narrowing', () => {
  const ids: Record<string, string> = {};
  const names = ['bought', 'offered', 'graded A', 'graded C', 'plain'] as const;

  beforeAll(async () => {
    const subcategory = await server.addCategory();
    for (const name of names) {
      const url = `https://data.example.org/${encodeURIComponent(name)}`;
      ids[name] = await seller.list({ name, description: name, price: 1_000_000, offer: true, url, subcategory });
    }
    await addRows(
      server.db,
      'samples',
      (['A', 'C'] as const).map((grade) => ({
        stream_id: ids[`graded ${grade}`] ?? '',
        measured_at: '2026-01-01T00:00:00Z',
        body: '{}',
        grade,
      })),
    );
    for (const sample_grade of ['A', 'C'] as const) {
      await changeRows(server.db, 'streams', { id: ids[`graded ${sample_grade}`] ?? '' }, { sample_grade });
    }
    await buyer.call('POST', '/transactions/tokens/buy', { amount: 9_000_000 });
    for (const [path, body] of [
      ['/subscriptions/subscriptions', { stream_id: ids['bought'], hours: 2 }],
      ['/offers/offers', { stream_id: ids['offered'], amount: 500_000, description: 'For a study' }],
    ] as const)
      await buyer.call('POST', path, body);
  });

  const page = async (query: string, person = buyer) => {
    const reply = await person.call('GET', `/streams/streams?owner=-${person.id}&${query}`);
    expect(reply.statusCode).toBe(200);
    return reply.json<StreamPage>();
  };

  it.each([
    ['grades=A', ['graded A']],
    ['grades=A,C', ['graded A', 'graded C']],
    ['grades=E', []],
    ['mine=access', ['bought']],
    ['mine=offer', ['offered']],
    ['mine=access,offer', ['bought', 'offered']],
    ['mine=access&name=offered', []],
    ['mine=access&grades=A', []],
  ])('%s', async (query, expected) => {
    const { content, total } = await page(query);
    expect(content.map(({ name }) => name).toSorted()).toEqual(expected);
    expect(total).toBe(expected.length);
    const [mine, grades] = ['mine', 'grades'].map((key) => new URLSearchParams(query).get(key)?.split(','));
    const name = new URLSearchParams(query).get('name') ?? '';
    const body = { name, owner: `-${buyer.id}`, filter: { ...(mine && { mine }), ...(grades && { grades }) } };
    const searched = (await buyer.call('POST', '/streams/search', body)).json<StreamPage>();
    expect(searched.content.map((stream) => stream.name).toSorted()).toEqual(expected);
  });

  it('by a relation applies to the caller', async () => {
    expect((await page('mine=access,offer', other)).content).toEqual([]);
    expect((await page('facets=1', other)).facets?.mine).toEqual([]);
  });

  it('ends with the access', async () => {
    const last = (start_at: string, end_at: string) => changeRows(server.db, 'subscriptions', {}, { start_at, end_at });
    await last('2020-01-01T00:00:00Z', '2020-01-01T02:00:00Z');
    expect((await page('mine=access')).content).toEqual([]);
    await last('2020-01-01T00:00:00Z', '2099-01-01T02:00:00Z');
    expect((await page('mine=access')).content).toHaveLength(1);
  });

  it('is counted without its own choice', async () => {
    const all = [
      { value: 'access', count: 1 },
      { value: 'offer', count: 1 },
    ];
    expect((await page('facets=1')).facets).toMatchObject({
      mine: all,
      grades: [
        { value: 'A', count: 1 },
        { value: 'C', count: 1 },
      ],
    });
    expect((await page('facets=1&mine=access')).facets).toMatchObject({ mine: all, grades: [] });
    expect((await page('facets=1&grades=A')).facets).toMatchObject({
      mine: [],
      grades: [
        { value: 'A', count: 1 },
        { value: 'C', count: 1 },
      ],
    });
  });

  it('is stored in a saved search', async () => {
    const kept = { name: 'Mine', filter: { mine: ['offer'], grades: ['A'] } };
    expect((await buyer.call('POST', '/streams/searches', kept)).statusCode).toBe(201);
    const both = { name: 'Offered', filter: { mine: ['offer'] } };
    expect((await buyer.call('POST', '/streams/searches', both)).statusCode).toBe(201);
    await changeRows(server.db, 'saved_searches', {}, { seen_at: '2020-01-01T00:00:00Z' });
    const searches = (await buyer.call('GET', '/streams/searches')).json<SavedSearch[]>();
    expect(Object.fromEntries(searches.map(({ name, fresh }) => [name, fresh]))).toEqual({ Mine: 0, Offered: 1 });
  });

  it.each(['grades=F', 'mine=everything'])('%s is refused', async (query) => {
    expect((await buyer.call('GET', `/streams/streams?${query}`)).statusCode).toBe(400);
  });

  it('a withdrawn offer still counts as made', async () => {
    const offer = await server.db.selectFrom('offers').select(['id', 'version']).executeTakeFirstOrThrow();
    const reply = await buyer.call('POST', `/offers/offers/${offer.id}/withdraw`, { version: offer.version });
    expect(reply.json<Offer>().status).toBe('withdrawn');
    expect((await page('mine=offer')).content).toHaveLength(1);
  });
});
