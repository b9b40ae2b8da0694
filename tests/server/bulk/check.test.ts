// POST /streams/streams/bulk/check: the dry run of an upload.
import { expect, it } from 'vitest';
import { bulkLimits } from '#contract/constants.ts';
import type { BulkChecked } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';

const exchange = await exchangeForFile();
await exchange.addCategory('Weather');
const seller = await exchange.join('seller');

const send = (content: string, path = '/check') => seller.upload('POST', `/streams/streams/bulk${path}`, content);
const header = 'name,type,description,price,url,subcategory';
const line = (n: number | string, price = '5') => `Rain ${n},Dataset,x,${price},https://data.example.com/${n},weather`;
const stored = () => exchange.db.selectFrom('streams').select('id').execute();

it('returns the number of rows of a valid file and stores nothing', async () => {
  const reply = await send([header, line(1), line(2)].join('\n'));
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    { rows: 2, total: 0, problems: [], usual: { categories: {} } },
  ]);
  expect(await stored()).toEqual([]);
});

it('reports each problem by row and field, including addresses that are already listed', async () => {
  expect((await send([header, line('taken')].join('\n'), '')).statusCode).toBe(201);
  const clean = await send([header, line(3), line('taken')].join('\n'));
  const listed = { row: 2, field: 'url', problem: 'is already listed' };
  expect(clean.json()).toMatchObject({ rows: 2, total: 1, problems: [listed] });
  const mixed = await send([header, line(3, 'dear'), line('taken'), line(3)].join('\n'));
  expect(mixed.json<BulkChecked>().problems).toEqual(
    expect.arrayContaining([{ row: 1, field: 'price', problem: 'is not an amount of DXT such as 0.25' }, listed]),
  );
  expect(await stored()).toHaveLength(1);
});

it('reports the address of an uploaded file as a problem', async () => {
  const file = 'file:01234567-89ab-cdef-0123-456789abcdef';
  const reply = await send([header, line(7).replace('https://data.example.com/7', file)].join('\n'));
  expect(reply.json<BulkChecked>().problems).toEqual([
    { row: 1, field: 'url', problem: 'is an uploaded file: list it in the form' },
  ]);
});

it('returns median prices of the owner, the file’s categories and everyone, given three prices each', async () => {
  const category = await exchange.addCategory('Tides');
  const tide = (n: string, price: string) => line(n, price).replace('weather', 'tides');
  const other = await exchange.join('seller');
  const list = (who: typeof seller, ...lines: string[]) =>
    who.upload('POST', '/streams/streams/bulk', [header, ...lines].join('\n'));
  await list(other, tide('t1', '2'), tide('t2', '0'), tide('t3', '3'), tide('t4', '700'));
  await list(seller, line('r1', '0.5'), line('r2', '0.25'));
  const { usual } = (await send([header, tide('new', '2000000')].join('\n'))).json<BulkChecked>();
  expect(usual).toEqual({
    own: 500_000,
    everybody: expect.any(Number) as number,
    categories: { [category]: 3_000_000 },
  });
});

it('refuses an unreadable file with the message of an upload', async () => {
  const [checked, uploaded] = [await send('name,nonsense\nx,y'), await send('name,nonsense\nx,y', '')];
  expect(checked.statusCode).toBe(400);
  expect(checked.json<{ message: string }>().message).toBe(uploaded.json<{ message: string }>().message);
});

it.each([
  ['an upload', ''],
  ['a check', '/check'],
])('reads a file of the maximum size for %s, and refuses one with a byte more', async (_, path) => {
  const largest = `[${' '.repeat(bulkLimits.bytes - 2)}]`;
  const [read, refused] = [await send(largest, path), await send(`${largest} `, path)];
  expect([read.statusCode, read.json<{ message: string }>().message]).toEqual([400, 'The file has no rows']);
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([413, 'too_large']);
});
