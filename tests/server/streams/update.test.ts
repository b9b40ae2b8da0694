import { beforeEach, describe, expect, it } from 'vitest';
import { assert, constantFrom, property, string, tuple } from '../../support/property.ts';
import { bulkColumns } from '#contract/streamFields.ts';
import { fromSafe, toSafe } from '#server/domains/streams/bulk/cells.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';
import { solidPicture } from '#tests/support/requests/solidPicture.ts';

let seller: Person;
let serial = 0;
// Without workers, queued measurements stay queued.
const exchange = await exchangeForFile({ env: { RUN_WORKERS: '0' } });
const subcategory = await exchange.addCategory();
beforeEach(async () => {
  seller = await exchange.join('seller');
});

const url = () => `https://data.example.com/${(serial += 1)}`;
const list = (more: object = {}, owner = seller) =>
  owner.list({ name: 'Rain', description: 'x', price: 7, url: url(), subcategory, ...more });
const put = (person: Person, id: string, change: object) => person.call('PUT', `/streams/streams/${id}`, change);
const read = async (person: Person, id: string) =>
  (await person.call('GET', `/streams/streams/${id}`)).json<Record<string, unknown>>();
describe('changing a stream', () => {
  it.each([{ status: 'disabled' }, {}])('changes %o alone and keeps the rest', async (change) => {
    const id = await list();
    const before = await read(seller, id);
    const reply = await put(seller, id, change);
    expect([reply.statusCode, reply.json()]).toEqual([200, { ...before, ...change }]);
    expect(await read(seller, id)).toEqual({ ...before, ...change });
  });

  const bad: [Record<string, unknown>, number, string][] = [
    [{ price: -1 }, 400, 'price'],
    [{ name: '' }, 400, 'name'],
    [{ name: null }, 400, 'name'],
    [{ colour: 'red' }, 400, 'colour'],
    [{ owner: '01900000-0000-7000-8000-000000000000' }, 400, 'owner'],
    [{ endDate: '2020-01-01T00:00:00.000Z' }, 400, 'endDate'],
    [{ max_calls: 5 }, 400, 'max_unit'],
    [{ url: 'http://127.0.0.1/' }, 400, 'url'],
    [{ subcategory: '01900000-0000-7000-8000-000000000000' }, 400, 'subcategory'],
    [{ status: 'gone' }, 400, 'status'],
  ];
  it.each(bad)('refuses %o and changes nothing', async (change, status, field) => {
    const id = await list();
    const before = await read(seller, id);
    const reply = await put(seller, id, change);
    expect(reply.statusCode).toBe(status);
    expect(Object.keys(reply.json<{ fields: object }>().fields)).toEqual([field]);
    expect(await read(seller, id)).toEqual(before);
  });

  it('to an address that is listed already is refused', async () => {
    const taken = url();
    await list({ url: taken });
    const reply = await put(seller, await list(), { url: taken });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([409, 'duplicate_url']);
  });

  const [computed, plain] = [{ metadata: { analysis: 'summary' } }, { metadata: {} }];
  it.each([
    ['measures', 'without its analysis', computed, plain, 1],
    ['measures', 'without its analysis at a new address', computed, { ...plain, url: url() }, 1],
    ['no longer measures', 'with an analysis', plain, computed, 0],
    ['does not measure', 'with an analysis at a new address', plain, { ...computed, url: url() }, 0],
    ['does not measure', 'with another analysis', computed, { metadata: { analysis: 'quality' } }, 0],
  ])('%s an algorithm %s', async (_, __, before, change, queued) => {
    const id = await list({ type: 'Algorithm', ...before });
    expect((await put(seller, id, change)).statusCode).toBe(200);
    const rows = await exchange.db.selectFrom('measurements').selectAll().where('stream_id', '=', id).execute();
    expect(rows).toHaveLength(queued);
  });

  it('is the owner’s; an admin changes visibility or status of any, and nothing else', async () => {
    const id = await list();
    const [other, admin] = [await exchange.join('seller'), await exchange.join('admin')];
    expect((await put(other, id, { visibility: 'private' })).statusCode).toBe(404);
    expect((await put(admin, id, { visibility: 'private', price: 1 })).statusCode).toBe(404);
    expect((await put(admin, id, {})).statusCode).toBe(404);
    expect((await read(seller, id))['price']).toBe(7);
    expect((await put(admin, id, { status: 'disabled' })).statusCode).toBe(200);
    const hidden = await put(admin, id, { visibility: 'private' });
    expect(hidden.json()).toMatchObject({ visibility: 'private', status: 'disabled' });
    expect(hidden.body).not.toContain('data.example.com');
    const provider = await exchange.join('sp');
    const algorithm = await list({ type: 'Algorithm' }, provider);
    expect((await put(provider, algorithm, { type: 'Dataset' })).statusCode).toBe(422);
  });
});

describe('the export', () => {
  const exported = async (person: Person) => {
    const reply = await person.call('GET', '/streams/export-owned');
    expect(reply.headers['content-disposition']).toBe('attachment; filename="streams.csv"');
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    return reply.body;
  };

  it('uploaded again lists the same streams', async () => {
    const awkward = [
      { name: '=1+1', description: '-2', snippet: '+3', type: '@sum' },
      { name: "'quoted", description: "''=1", snippet: "'=2" },
      { name: ' blanks around ', description: 'a "quoted", cell;\nof two lines\r\n', snippet: '\ttab' },
      { name: 'Zürich 🌧️', metadata: { tags: ['=a', 'b,c'], note: '"x"', year: 1.5, ok: false } },
      { location: { type: 'Point', coordinates: [-0.1278, 51.5074] }, terms: 'https://example.com/t' },
      { visibility: 'private', accessType: 'PROTECTED', offer: true, price: 9_007_199_254_740_991 },
    ];
    for (const one of awkward) await list(one);
    const mine = async () => {
      const { content } = (await seller.call('GET', `/streams/streams?owner=${seller.id}&limit=100`)).json<{
        content: Record<string, unknown>[];
      }>();
      const kept = ['name', 'type', 'description', 'snippet', 'price', 'location', 'url', 'terms', 'visibility'];
      const names = [...kept, 'accessType', 'subcategory', 'offer', 'metadata'];
      return content
        .map((one) => Object.fromEntries(names.map((name) => [name, one[name]])))
        .toSorted((a, b) => String(a['url']).localeCompare(String(b['url'])));
    };
    const before = await mine();
    const file = await exported(seller);
    expect(file.split('\r\n')[0]).toBe(bulkColumns.join(','));
    // DXT, as people read prices.
    expect(file).toContain(',9007199254.740991,');
    expect(file).toContain(',0.000007,');
    for (const { id } of (await seller.call('GET', `/streams/streams?owner=${seller.id}&limit=100`)).json<{
      content: { id: string }[];
    }>().content) {
      await seller.call('DELETE', `/streams/streams/${id}`);
    }
    const reply = await seller.upload('POST', '/streams/streams/bulk', file);
    expect([reply.statusCode, reply.json()]).toEqual([201, { created: awkward.length }]);
    expect(await mine()).toEqual(before);
    expect(await exported(seller)).toBe(await exported(seller));
  });

  it('leaves out other owners’ streams, and has only a header for a person without streams', async () => {
    await list();
    const other = await exchange.join('user');
    expect(await exported(other)).toBe(`${bulkColumns.join(',')}\r\n`);
  });

  it('turns no text into a formula and returns every text', () => {
    const start = constantFrom('=', '+', '-', '@', '\t', '\r', "'", '');
    const texts = tuple(start, start, string()).map((parts) => parts.join(''));
    assert(
      property(texts, (text) => {
        expect(toSafe(text)).not.toMatch(/^[=+\-@\t\r]/u);
        expect(fromSafe(toSafe(text))).toBe(text);
      }),
    );
  });
});

describe('the logo', () => {
  it('is set by the owner, served as a picture, and replaced whole', async () => {
    const id = await list();
    const address = `/streams/streams/logo/${id}`;
    const first = await seller.upload('PUT', address, await solidPicture('red'), { name: 'a.png' });
    expect(first.statusCode).toBe(200);
    const { logo } = first.json<{ logo: string }>();
    expect((await exchange.app.inject({ url: logo })).headers['content-type']).toBe('image/png');
    const second = (await seller.upload('PUT', address, await solidPicture('blue'))).json<{ logo: string }>();
    expect((await exchange.app.inject({ url: logo })).statusCode).toBe(404);
    expect((await exchange.app.inject({ url: second.logo })).statusCode).toBe(200);
    expect((await seller.upload('PUT', address, '<svg xmlns="http://www.w3.org/2000/svg"/>')).statusCode).toBe(415);
    const text = await seller.upload('PUT', address, 'text');
    expect(text.json()).toMatchObject({ error: 'The file is not a PNG, JPEG or WebP picture' });
    expect((await read(seller, id))['logo']).toBe(second.logo);
  });
});
