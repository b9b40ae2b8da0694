// Machine-readable descriptions of measured products: an uploaded file, an address and a live stream.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { dataRoomKey } from '#contract/constants.ts';
import { addressOfFile } from '#contract/sources.ts';
import type { Sample } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { added } from '../files/fixture.ts';
import { croissantIn, croissantProblems } from './croissant.ts';
import { addRows } from '#tests/support/database/rows.ts';

const exchange = await exchangeForFile({ env: { PUBLIC_CATALOGUE: 'on' } });
const origin = exchange.exchange.config.publicUrl;
const get = (url: string) => exchange.app.inject({ url: url.replace(origin, '') });
const open = async (url: string) => {
  const { statusCode, headers, rawPayload } = await get(url);
  return { status: statusCode, type: String(headers['content-type']), bytes: rawPayload };
};

/** Quotes, commas, missing values and odd names: each would break a careless CSV writer. */
const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    [
      `2024-01-${String((at % 28) + 1).padStart(2, '0')}`,
      at % 3 === 0 ? '"Oslo, ""north"""' : '-Ås',
      at % 4 === 0 ? '' : (at - 5) / 10,
      at,
    ].join(','),
  ).join('\n');
const csv = (count: number) => `day,"place, exact",level,count\n${rowsOf(count)}\n`;

const schema: Sample['schema'] = [
  { name: 'at', type: 'date', nulls: 0, distinct: 2 },
  { name: 'place', type: 'object', nulls: 0.5, distinct: 1 },
];
const rows = [
  { at: '2026-01-01T00:00:00Z', place: { lat: 59.9, name: 'Oslo; north' } },
  { at: '2026-01-01T00:01:00Z', place: null },
];

const seller = await exchange.join('seller');
const subcategory = await exchange.addCategory('Weather');

describe('the description of a product for programs', () => {
  const list = (more: object) => seller.list({ subcategory, price: 1_000_000, ...more });
  const page = async (id: string) => (await get((await get(`/data/${id}`)).headers.location ?? '')).body;
  const read = async (id: string) => croissantIn(await page(id));
  async function listFile(name: string, text: string, metadata: object = {}) {
    const { id } = await added(exchange, text, { token: seller.token, name: 'own-name.csv' });
    return list({ name, url: addressOfFile(id), metadata });
  }
  async function measure(id: string, more: Partial<Sample> = {}) {
    const source = (await exchange.db.selectFrom('streams').select('url').where('id', '=', id).executeTakeFirst())?.url;
    const quality = { grade: 'A', points: 100, reasons: [] };
    const figures = { rows_measured: 2, bytes_measured: 90, complete: true, quality };
    const body = { source, format: 'json', measured_at: '2026-01-01T00:00:00.000Z', ...figures, schema, rows, ...more };
    const card = JSON.stringify({ format: 'json', rows: 2, complete: true, ...(more.live && { live: more.live }) });
    const values = { body: JSON.stringify(body), measured_at: body.measured_at, grade: 'A' as const, card };
    await exchange.db.deleteFrom('samples').where('stream_id', '=', id).execute();
    await addRows(exchange.db, 'samples', { stream_id: id, ...values });
    return id;
  }

  it('names the first rows of an uploaded file with their hash, and the file that is sold', async () => {
    const text = csv(40);
    const id = await listFile('Levels', text);
    const data = await read(id);
    expect(await croissantProblems(data, open)).toEqual([]);
    expect(data.isLiveDataset).toBe(false);
    expect(data.recordSet?.[0]?.field?.map(({ name, dataType }) => [name, dataType])).toEqual([
      ['day', 'sc:Date'],
      ['place, exact', 'sc:Text'],
      ['level', 'sc:Float'],
      ['count', 'sc:Integer'],
    ]);
    expect(data).toMatchObject({
      distribution: [{ contentUrl: `${origin}/data/sample/${id}.csv`, encodingFormat: 'text/csv' }],
      offers: {
        itemOffered: {
          sha256: createHash('sha256').update(text).digest('hex'),
          contentSize: `${Buffer.byteLength(text)} B`,
          encodingFormat: 'text/csv',
          requiresSubscription: true,
        },
      },
    });
    const { bytes } = await open(`/data/sample/${id}.csv`);
    expect(bytes.toString().split('\r\n').slice(0, 3)).toEqual([
      'day,"place, exact",level,count',
      '2024-01-01,"Oslo, ""north""",,0',
      '2024-01-02,-Ås,-0.4,1',
    ]);
    expect(bytes.toString().trim().split('\r\n')).toHaveLength(11);
    expect(await page(id)).toContain(`href="/data/sample/${id}.csv"`);
    expect(await page(id)).not.toContain('own-name');
  });

  it('names the rows of an address and of a live stream without a hash, as they change', async () => {
    const ids = [
      await measure(await list({ name: 'Address' })),
      await measure(await list({ name: 'Live' }), { live: {} }),
    ];
    for (const id of ids) {
      const data = await read(id);
      expect(await croissantProblems(data, open)).toEqual([]);
      expect(data.isLiveDataset).toBe(true);
      expect(data.recordSet?.[0]?.field).toHaveLength(2);
      expect(data.distribution?.[0]?.['sha256']).toBeUndefined();
      expect(data['offers']).not.toHaveProperty('itemOffered');
    }
  });

  it('names no file if no rows are public', async () => {
    const hidden = await listFile('Hidden rows', csv(41), { sample: false });
    const groups = await listFile('Groups only', csv(42), { [dataRoomKey]: true });
    const unmeasured = await list({ name: 'Not measured' });
    const harmful = await measure(await list({ name: 'Harmful' }), {
      rows: [{ at: '2026-01-01', place: '=HYPERLINK("https://example.org","x")' }],
    });
    for (const id of [hidden, groups, unmeasured, harmful]) {
      const data = await read(id);
      expect(await croissantProblems(data, open)).toEqual([]);
      expect([id, data.distribution, data.recordSet]).toEqual([id, undefined, undefined]);
      expect(JSON.stringify(data)).not.toMatch(/sha256|contentSize/u);
      expect((await open(`/data/sample/${id}.csv`)).status).toBe(404);
    }
    expect((await read(hidden)).isLiveDataset).toBe(false);
    expect(await page(hidden)).toContain('The seller shows rows after the purchase');
    const room = await page(groups);
    expect(room).toContain('This is a data room');
    expect(room).toContain('The rows stay inside');
    expect(room).not.toContain('The seller shows rows after the purchase');
    expect(room).not.toContain('>Range<');
  });

  it('removes the sample when the product becomes private', async () => {
    const id = await listFile('For a while', csv(43));
    const address = `/data/sample/${id}.csv`;
    expect((await get(address)).headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      'content-disposition': expect.stringContaining('attachment; filename="For-a-while-sample.csv"') as string,
      'content-security-policy': expect.stringContaining('sandbox') as string,
    });
    for (const wrong of [address.replace('.csv', ''), address.replace('.csv', '-x.csv'), '/data/sample/x.csv'])
      expect([wrong, (await open(wrong)).status]).toEqual([wrong, 404]);
    const { statusCode } = await seller.call('PUT', `/streams/streams/${id}`, { visibility: 'private' });
    expect([statusCode, (await open(address)).status]).toEqual([200, 404]);
  });
});
