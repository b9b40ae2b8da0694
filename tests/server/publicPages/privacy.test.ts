import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { changeRows, rowsOf } from '#tests/support/database/rows.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const dist = folderForFile('exchange-dist');
writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>App</title>');
const exchange = await exchangeForFile({ env: { PUBLIC_CATALOGUE: 'on' }, dist });

/** Marker in every value that no public page may show. */
const secret = 'Zq7secret';

describe('the public pages', () => {
  let shown: string;
  let pages: string[];
  beforeAll(async () => {
    const { db } = exchange;
    const seller = await exchange.join('seller');
    const person = Object.fromEntries(['phone', 'address', 'country'].map((name) => [name, `${secret}-${name}`]));
    await changeRows(
      db,
      'users',
      { id: seller.id },
      { ...person, email: `${secret}@example.org`.toLowerCase(), first_name: 'Ada', last_name: 'Moreno' },
    );
    const subcategory = await exchange.addCategory('Weather');
    const listed = (more: object) => seller.list({ subcategory, price: 1_000_000, ...more });
    shown = await listed({
      name: 'Rain in Oslo',
      description: 'Rain by the hour',
      url: `https://${secret}.example.org/rain.csv`.toLowerCase(),
      snippet: `${secret}-snippet`,
      metadata: { tags: ['rain'], source: `${secret}-source`, owner_note: `${secret}-note` },
      location: { type: 'Point', coordinates: [12.345678, 59.987654] },
    });
    for (const visibility of ['private', 'protected']) await listed({ name: `${secret} ${visibility}`, visibility });
    const disabled = await listed({ name: `${secret} disabled` });
    await seller.call('PUT', `/streams/streams/${disabled}`, { status: 'disabled' });
    const gone = await listed({ name: `${secret} removed` });
    await seller.call('DELETE', `/streams/streams/${gone}`);
    await listed({ name: `${secret} ended`, start_date: '2020-01-01T00:00:00Z', endDate: '2020-02-01T00:00:00Z' });
    // A sample with hidden rows, measured at the address of the seller.
    const column = { type: 'text', nulls: 0, distinct: 1 };
    const sample = {
      source: `https://${secret}.example.org/rain.csv`.toLowerCase(),
      format: 'csv',
      reading: { note: `${secret}-reading` },
      measured_at: '2026-01-01T00:00:00.000Z',
      rows_measured: 3,
      bytes_measured: 77,
      complete: true,
      quality: { grade: 'A', points: 100, reasons: [] },
      schema: [
        { ...column, name: 'place', top: [{ value: `${secret}-top`, count: 3 }], min: `${secret}-min`, max: 'b' },
      ],
      rows: [{ place: `${secret}-row` }],
    };
    const values = {
      stream_id: shown,
      measured_at: sample.measured_at,
      body: JSON.stringify(sample),
      grade: 'A' as const,
    };
    await changeRows(
      db,
      'streams',
      { id: shown },
      { metadata: JSON.stringify({ sample: false, tags: ['rain'], source: `${secret}-source` }) },
    );
    await db.deleteFrom('samples').where('stream_id', '=', shown).execute();
    await db.insertInto('samples').values(values).execute();
    const { body } = await exchange.app.inject('/sitemap.xml');
    const listedPaths = Array.from(body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)/gu), ([, at = '']) => at);
    const every = await rowsOf(db, 'streams', {}, 'id');
    const documents = ['/login', ...every.map(({ id }) => `/product/${id}`)];
    const bodies = await Promise.all(
      [...listedPaths, '/sitemap.xml', '/llms.txt', '/catalogue.jsonld', '/robots.txt'].map(
        async (at) => (await exchange.app.inject(at)).body,
      ),
    );
    const html = { accept: 'text/html' };
    bodies.push(
      ...(await Promise.all(documents.map(async (url) => (await exchange.app.inject({ url, headers: html })).body))),
    );
    pages = bodies;
  });

  it('show the public product', () => {
    const product = pages.find((page) => page.includes('<h1') && page.includes('Rain in Oslo</h1>'));
    expect(product).toContain('Ada Moreno');
    expect(product).toContain('<span>place</span></th>');
    expect(pages.filter((page) => page.includes('<title>App</title>') && page.includes('Rain in Oslo'))).not.toEqual(
      [],
    );
  });

  it('hold no private field, no hidden row, no unpublished product and no address of a seller', () => {
    const found = pages.flatMap((page) => Array.from(page.matchAll(/zq7secret[\w-]*/giu), ([word]) => word));
    expect(found).toEqual([]);
  });

  it('answer 404 for products that are not public', async () => {
    const hidden = await exchange.db.selectFrom('streams').select('id').where('id', '<>', shown).execute();
    expect(hidden).toHaveLength(5);
    for (const { id } of hidden) {
      const replies = await Promise.all(
        [`/data/${id}`, `/data/picture/${id}`, `/data/sample/${id}.csv`].map((at) => exchange.app.inject(at)),
      );
      expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
      for (const { body } of replies) expect(body.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  });
});
