// The meanings of columns that a seller writes, and who reads them.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publicProductPath } from '#contract/publicPage.ts';
import { textLimits } from '#contract/textLimits.ts';
import type { Sample, Stream } from '#contract/types.ts';
import { exchangeForFile, productBody } from '#tests/support/exchange.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';
import { sourceForFile } from '../access/fixture.ts';

let csv = 'day,level\n2026-01-01,1\n2026-01-02,2\n';
const source = await sourceForFile((_request, reply) => reply.writeHead(200, { 'content-type': 'text/csv' }).end(csv));
const dist = folderForFile('exchange-dist');
writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>App</title>');
const exchange = await exchangeForFile({ env: { ALLOW_UPSTREAM_HOSTS: '127.0.0.1' }, dist, demo: true });
const seller = await exchange.join('seller');
const buyer = await exchange.join('buyer');
const subcategory = await exchange.addCategory();

const hostile = '</script><img src=x onerror=alert(1)> "quoted"';
let serial = 0;
const create = (meanings: unknown) => {
  const url = `${source.origin}/levels.csv?${(serial += 1)}`;
  return seller.call('POST', '/streams/streams', productBody({ name: 'Levels', url, subcategory, meanings }));
};
const list = async (meanings: unknown) => (await create(meanings)).json<{ id: string }>().id;
const sampled = async (id: string) => (await buyer.call('GET', `/streams/streams/${id}/sample`)).json<Sample>().schema;

it('gives every reader the meaning and the unit of the columns that the data has', async () => {
  const meanings = [
    { column: 'level', meaning: hostile, unit: 'm' },
    { column: 'gone', meaning: 'Of an earlier file' },
  ];
  const id = await list(meanings);
  const schema = await sampled(id);
  expect(schema.map(({ name, meaning, unit }) => ({ name, meaning, unit }))).toEqual([
    { name: 'day', meaning: undefined, unit: undefined },
    { name: 'level', meaning: hostile, unit: 'm' },
  ]);
  const read = async (who: typeof buyer) =>
    (await who.call('GET', `/streams/streams/${id}`)).json<Partial<Stream>>().meanings;
  expect(await read(seller)).toEqual(meanings);
  expect(await read(buyer)).toBeUndefined();
});

it('shows a kept meaning again once its column is back', async () => {
  const id = await list([{ column: 'flow', unit: 'm³/s' }]);
  expect((await sampled(id)).some(({ unit }) => unit !== undefined)).toBe(false);
  csv = 'day,flow\n2026-01-01,1\n2026-01-02,2\n';
  await seller.call('POST', `/streams/streams/${id}/sample`);
  expect((await sampled(id)).find(({ name }) => name === 'flow')?.unit).toBe('m³/s');
});

it('are in the data for search engines, as text that ends no script', async () => {
  csv = 'day,level\n2026-01-01,1\n2026-01-02,2\n';
  const id = await list([{ column: 'level', meaning: hostile, unit: 'm' }]);
  await sampled(id);
  const { body } = await exchange.app.inject({
    url: publicProductPath({ id, name: 'Levels' }),
    headers: { accept: 'text/html' },
  });
  expect(body).toContain('&lt;img src=x');
  expect(body).not.toContain('<img src=x');
  const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/su.exec(body) ?? [];
  expect(data).toContain('(m)');
  expect(JSON.parse(data)).toHaveProperty('@context');
});

it.each([
  ['a text that is too long', [{ column: 'a', meaning: 'm'.repeat(textLimits.meaning + 1) }]],
  ['a unit that is too long', [{ column: 'a', unit: 'm'.repeat(textLimits.unit + 1) }]],
  ['an empty text', [{ column: 'a', meaning: '' }]],
  ['a column twice', [{ column: 'a' }, { column: 'a' }]],
  ['a text that cannot be stored', [{ column: 'a', meaning: '\u0000' }]],
  ['another property', [{ column: 'a', colour: 'red' }]],
])('refuses %s', async (_what, meanings) => {
  expect((await create(meanings)).statusCode).toBe(400);
});
