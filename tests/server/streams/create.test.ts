import { describe, expect, it } from 'vitest';
import { Stream } from '#contract/entities/data/streams.ts';
import { exchangeForFile, productBody } from '#tests/support/exchange.ts';

const server = await exchangeForFile();
const category = await server.addCategory();

const listing = (over: object = {}) => productBody({ price: 2_500_000, subcategory: category, ...over });

describe('creating a stream', () => {
  it('fills in the defaults of the contract and stores the rest as sent', async () => {
    const seller = await server.join('seller');
    const sent = listing({
      snippet: '{"mm":1}',
      terms: 'https://data.example.org/terms',
      location: { type: 'Point', coordinates: [13.4, 52.5] },
      start_date: '2026-01-01T00:00:00Z',
      endDate: '2030-01-01T00:00:00Z',
      max_calls: 10,
      max_unit: 'minute',
      metadata: { tags: ['rain'], station: 7, open: true, note: '__proto__' },
    });
    const created = await seller.call('POST', '/streams/streams', sent);
    expect(created.statusCode).toBe(201);
    const { id } = created.json<{ id: string }>();
    const stream = Stream.strict().parse((await seller.call('GET', `/streams/streams/${id}`)).json());
    const { start_date, endDate, ...rest } = sent as typeof sent & { start_date: string; endDate: string };
    expect(stream).toMatchObject({
      ...rest,
      id,
      owner: seller.id,
      ownerName: 'Test Person',
      visibility: 'public',
      accessType: 'PUBLIC',
      offer: false,
      status: 'published',
      stats: { buyers: 0 },
    });
    expect([stream.start_date, stream.endDate].map((at) => Date.parse(at ?? ''))).toEqual(
      [start_date, endDate].map((at) => Date.parse(at)),
    );
  });

  it('leaves out absent fields', async () => {
    const seller = await server.join('seller');
    const { id } = (await seller.call('POST', '/streams/streams', listing())).json<{ id: string }>();
    const stream = (await seller.call('GET', `/streams/streams/${id}`)).json<object>();
    for (const name of ['snippet', 'terms', 'location', 'endDate', 'max_calls', 'max_unit', 'logo', 'access']) {
      expect(stream).not.toHaveProperty(name);
    }
  });

  it('creates one of concurrent streams with the same address, and answers 409 to the others', async () => {
    const seller = await server.join('seller');
    const body = listing();
    const replies = await Promise.all(Array.from({ length: 8 }, () => seller.call('POST', '/streams/streams', body)));
    const statuses = replies.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(7);
  });

  it.each([
    [{ endDate: '2020-01-01T00:00:00Z' }, 'endDate'],
    [{ start_date: '2030-01-01T00:00:00Z', endDate: '2030-01-01T00:00:00Z' }, 'endDate'],
    [{ max_calls: 5 }, 'max_unit'],
    [{ max_unit: 'day' }, 'max_calls'],
    [{ terms: 'javascript:alert(1)' }, 'terms'],
    [{ location: { type: 'Point', coordinates: [181, 0] } }, 'location.coordinates.0'],
    [{ status: 'published' }, 'status'],
  ])('%j is refused at %s', async (over, field) => {
    const seller = await server.join('seller');
    const reply = await seller.call('POST', '/streams/streams', listing(over));
    expect(reply.statusCode).toBe(400);
    expect(reply.json<{ fields: object }>().fields).toHaveProperty([field]);
  });
});

describe('rights to list a stream', () => {
  it('a service provider lists algorithms only, unless also a seller', async () => {
    const [provider, both] = [await server.join('sp'), await server.join('sp', 'seller')];
    expect((await provider.call('POST', '/streams/streams', listing())).statusCode).toBe(422);
    expect((await provider.call('POST', '/streams/streams', listing({ type: 'Algorithm' }))).statusCode).toBe(201);
    expect((await both.call('POST', '/streams/streams', listing())).statusCode).toBe(201);
  });
});
