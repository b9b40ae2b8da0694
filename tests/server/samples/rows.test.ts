// All rows of a stream, read with a session: rights and windows.
import { describe, expect, it } from 'vitest';
import { fixtureForFile, type Answer, type Fixture } from '../access/fixture.ts';
import type { openTestExchange } from '#tests/support/exchange.ts';
import { changeRows } from '#tests/support/database/rows.ts';
import { statusAndBody } from '#tests/support/requests/statusAndBody.ts';

type Person = Awaited<ReturnType<Awaited<ReturnType<typeof openTestExchange>>['join']>>;

const csv = ['place,depth,at', ...Array.from({ length: 250 }, (_, i) => `Place ${i},${(i * 7) % 250},2026-01-01`)].join(
  '\n',
);

interface Page {
  offset: number;
  limit: number;
  total: number;
  columns: { name: string; type: string }[];
  rows: unknown[][];
}

const fixture = await fixtureForFile();

describe('all rows of a stream', () => {
  const read = (person: Person, id: string, query = '') => person.call('GET', `/streams/streams/${id}/rows${query}`);
  const withRows = (changed: Parameters<Fixture['bought']>[1] = {}) => {
    fixture.source.answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end(csv);
    return fixture.bought(100, changed);
  };
  const ownerOf = async (id: string) => {
    const owner = await fixture.exchange.join('seller');
    await changeRows(fixture.exchange.db, 'streams', { id }, { owner_id: owner.id });
    return owner;
  };

  it('come in windows, in the order of the source', async () => {
    const { buyer, stream } = await withRows();
    const first = (await read(buyer, stream)).json<Page>();
    expect(first).toMatchObject({ offset: 0, limit: 100, total: 250 });
    expect(first.columns).toEqual([
      { name: 'place', type: 'text' },
      { name: 'depth', type: 'number' },
      { name: 'at', type: 'date' },
    ]);
    expect(first.rows).toHaveLength(100);
    expect(first.rows[0]).toEqual(['Place 0', 0, '2026-01-01']);
    const last = (await read(buyer, stream, '?offset=240&limit=50')).json<Page>();
    expect(last.rows).toHaveLength(10);
    expect(last.rows.at(-1)?.[0]).toBe('Place 249');
    expect((await read(buyer, stream, '?offset=1000')).json<Page>()).toMatchObject({ total: 250, rows: [] });
  });

  it('are 429 once the calls of the purchase are spent, but not for the owner', async () => {
    const { buyer, stream, path } = await withRows({ max_calls: 1, max_unit: 'year' });
    expect((await read(buyer, stream)).statusCode).toBe(200);
    expect((await fixture.exchange.app.inject({ url: path })).statusCode).toBe(200);
    const spent = await read(buyer, stream);
    expect([spent.statusCode, spent.json<object>()]).toMatchObject([429, { code: 'call_limit' }]);
    expect(Number(spent.headers['retry-after'])).toBeGreaterThan(0);
    expect((await read(await ownerOf(stream), stream)).statusCode).toBe(200);
  });

  it('are sorted and filtered by the server', async () => {
    const { buyer, stream } = await withRows();
    const sorted = (await read(buyer, stream, '?sort=depth&order=DESC&limit=3')).json<Page>();
    expect(sorted.rows.map(([, depth]) => depth)).toEqual([249, 248, 247]);
    const where = encodeURIComponent(`place contains 'place 24' and depth > 100`);
    const found = (await read(buyer, stream, `?where=${where}&sort=place`)).json<Page>();
    expect(found.total).toBe(found.rows.length);
    expect(found.rows.length).toBeGreaterThan(0);
    for (const [place, depth] of found.rows) {
      expect(place).toMatch(/^Place 24/u);
      expect(depth).toBeGreaterThan(100);
    }
  });

  it('are searched in all columns: dates, numbers, booleans and objects', async () => {
    const wide = Array.from({ length: 190 }, (_, at) => [`column ${at}`, at === 189 ? 'Bergen' : 'x'] as const);
    const rows = [
      {
        at: '2026-01-31T05:30:00Z',
        depth: 1.5,
        open: true,
        place: { city: 'Oslo', names: ["Fjord's end"] },
        empty: null,
      },
      { at: '2026-02-01T00:00:00Z', depth: 27, open: false, place: { city: 'Ålesund' }, ...Object.fromEntries(wide) },
    ];
    const { buyer, stream } = await fixture.bought();
    fixture.source.answer = (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(rows));
    const found = async (search: string, more = '') => {
      const page = (await read(buyer, stream, `?search=${encodeURIComponent(search)}${more}`)).json<Page>();
      const depth = page.columns.findIndex(({ name }) => name === 'depth');
      expect(page.total).toBe(page.rows.length);
      return page.rows.map((row) => row[depth]);
    };
    for (const text of ['bergen', 'ÅLESUND', 'false', '27']) expect([text, await found(text)]).toEqual([text, [27]]);
    for (const text of ['05:30', "fjord's", 'oslo']) expect([text, await found(text)]).toEqual([text, [1.5]]);
    expect(await found('2026')).toEqual([1.5, 27]);
    expect(await found('2026', '&where=depth%20>%202')).toEqual([27]);
    expect(await found("%' or 1=1")).toEqual([]);
  });

  it('end with the access', async () => {
    const { buyer, stream } = await withRows();
    await changeRows(
      fixture.exchange.db,
      'subscriptions',
      { stream_id: stream },
      { start_at: '2020-01-01T00:00:00.000Z', end_at: '2020-01-02T00:00:00.000Z' },
    );
    expect((await read(buyer, stream)).json<{ code: string }>().code).toBe('no_access');
  });

  it('are never read under the rules of the data room', async () => {
    const closed = await withRows();
    await changeRows(
      fixture.exchange.db,
      'streams',
      { id: closed.stream },
      { metadata: JSON.stringify({ dataRoom: true }) },
    );
    expect((await read(closed.buyer, closed.stream)).json<{ code: string }>().code).toBe('groups_only');
    expect((await read(await ownerOf(closed.stream), closed.stream)).statusCode).toBe(200);
    const { stream } = await withRows({ price: 0 });
    const guest = await fixture.exchange.join('drUser');
    await guest.call('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 100 });
    expect(await statusAndBody(read(guest, stream))).toMatchObject([409, { code: 'data_room' }]);
  });

  it('are refused with the field of a wrong argument', async () => {
    const { buyer, stream } = await withRows();
    const fieldOf = async (query: string) => {
      const reply = await read(buyer, stream, query);
      expect(reply.statusCode).toBe(400);
      return Object.keys(reply.json<{ fields: object }>().fields);
    };
    expect(await fieldOf('?sort=missing')).toEqual(['sort']);
    expect(await fieldOf('?where=depth%20>')).toEqual(['where']);
    expect(await fieldOf(`?where=${encodeURIComponent("depth = 'x'")}`)).toEqual(['where']);
    expect(await fieldOf('?limit=101')).toEqual(['limit']);
    expect(await fieldOf('?offset=-1')).toEqual(['offset']);
    expect(await fieldOf(`?search=${'x'.repeat(101)}`)).toEqual(['search']);
  });

  const events: Answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {"depth":1}\n\n'.repeat(60));
  };
  it.each(['before', 'after'])('of a live stream are its latest events, %s its first sample', async (when) => {
    const { buyer, stream } = await fixture.bought();
    fixture.source.answer = events;
    if (when === 'after') await buyer.call('GET', `/streams/streams/${stream}/sample`);
    expect(await statusAndBody(read(buyer, stream, '?limit=2'))).toMatchObject([
      200,
      { total: 60, columns: [{ name: 'received_at', type: 'date' }, { name: 'depth' }], rows: [{ length: 2 }, {}] },
    ]);
  });

  it('return the reason why a source cannot be read as a table', async () => {
    const other = await fixture.bought();
    fixture.source.answer = (_request, response) => response.writeHead(503).end();
    expect((await read(other.buyer, other.stream)).json<{ error: string }>().error).toMatch(/status 503/u);
  });
});
