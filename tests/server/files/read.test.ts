// POST /files/read: the rows of a file for a form that checks them.
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { utils, write } from 'xlsx';
import { bulkLimits } from '#contract/constants.ts';
import type { FileTable } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';

const exchange = await exchangeForFile();
const seller = await exchange.join('seller');

const send = (content: string | Uint8Array) => seller.upload('POST', '/files/read', content);

function workbook(rows: readonly (readonly (string | number)[])[]): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => [...row])), 'Products');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

const plain = 'name,price\nKöln,0.11\nTromsø,1.5\n';
const semicolons = 'name;price\nKöln;0,11\nTromsø;1,5\n';
const decimal = { name: 'price', comma: 'decimal' };

it.each<[string, string | Uint8Array, object?]>([
  ['CSV', plain],
  ['semicolons and decimal commas in Windows-1252', Buffer.from(semicolons, 'latin1'), decimal],
  ['a line sep= and UTF-16', Buffer.from(`\u{FEFF}sep=;\r\n${semicolons}`, 'utf16le'), decimal],
  ['a title and blank lines', `Products of March;\n\n${semicolons}\n\n`, decimal],
  ['gzip', gzipSync(plain)],
  ['JSON', '[{"name":"Köln","price":"0.11"},{"name":"Tromsø","price":"1.5"}]'],
  [
    'an Excel workbook',
    workbook([
      ['name', 'price'],
      ['Köln', 0.11],
      ['Tromsø', 1.5],
    ]),
  ],
])('reads the same rows from %s', async (_what, content, price = { name: 'price' }) => {
  const reply = await send(content);
  expect(reply.statusCode).toBe(200);
  const { columns, rows } = reply.json<FileTable>();
  expect(columns).toEqual([{ name: 'name' }, price]);
  const point = (cell: string | undefined) => cell?.replace(',', '.');
  expect(rows.map(([name, cell]) => [name, point(cell)])).toEqual([
    ['Köln', '0.11'],
    ['Tromsø', '1.5'],
  ]);
});

it('reports the meaning of commas per column', async () => {
  const { columns } = (await send('a;b;c;d\n0,5;1,234;1.234,5;x\n2,75;2,000;2.000,0;y\n')).json<FileTable>();
  expect(columns.map(({ comma }) => comma)).toEqual(['decimal', 'ambiguous', 'decimal', undefined]);
});

it.each<[string, string | Uint8Array, string]>([
  ['a web page', '<!doctype html><p>no</p>', 'web page'],
  ['an archive without a workbook', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8]), ''],
  [
    'more columns than a form has',
    `${Array.from({ length: 65 }, (_, at) => `c${at}`).join()}\n${'1,'.repeat(64)}1\n`,
    `more than ${bulkLimits.columns} columns`,
  ],
  [
    'more text than a form has, compressed',
    gzipSync(`name\n${`${'x'.repeat(2_000)}\n`.repeat(26_000)}`),
    'unpacks to more than can be shown',
  ],
  ['more rows than a form has', `name\n${'x\n'.repeat(bulkLimits.rows + 1)}`, `more than ${bulkLimits.rows} rows`],
])('refuses %s with a reason', async (_what, content, reason) => {
  const reply = await send(content);
  expect(reply.statusCode).toBe(400);
  expect(reply.json<{ error: string }>().error).toContain(reason);
});
