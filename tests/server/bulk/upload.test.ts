import { beforeEach, describe, expect, it } from 'vitest';
import { bulkColumns } from '#contract/streamFields.ts';
import { exchangeForFile, type TestExchange, type Person } from '#tests/support/exchange.ts';
import type { fileForm } from '#tests/support/requests/form.ts';
import { statusAndBody } from '#tests/support/requests/statusAndBody.ts';

type Response = Awaited<ReturnType<TestExchange['app']['inject']>>;

interface Bad {
  message: string;
  error: string;
  total: number;
  rows: { row: number; field: string; problem: string }[];
}

let seller: Person;
let serial = 0;
const exchange = await exchangeForFile();
const category = await exchange.addCategory('Weather');
beforeEach(async () => {
  seller = await exchange.join('seller');
});

const upload = (content: string | Uint8Array, options?: Parameters<typeof fileForm>[1], who = seller) =>
  who.upload('POST', '/streams/streams/bulk', content, options);
const stored = async () => {
  const { rows } = await exchange.db
    .selectFrom('streams')
    .where('owner_id', '=', seller.id)
    .select((e) => e.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return rows;
};
const url = () => `https://data.example.com/${(serial += 1)}`;
const header = bulkColumns.join(',');
/** A valid row with the given changes. */
const line = (changed: Partial<Record<(typeof bulkColumns)[number], string>> = {}) => {
  const cells: Record<string, string> = {
    name: 'Rain',
    type: 'Dataset',
    description: 'Millimetres a day',
    price: '1.5',
    url: url(),
    subcategory: 'weather',
    ...changed,
  };
  return bulkColumns.map((name) => cells[name] ?? '').join(',');
};
const own = async () => {
  const reply = await seller.call('GET', `/streams/streams?owner=${seller.id}&sort=NAME&order=ASC`);
  return reply.json<{ total: number; content: Record<string, unknown>[] }>();
};

describe('a bulk file', () => {
  it('lists every row with the defaults of a single POST', async () => {
    const file = [
      header,
      line({ name: 'A' }),
      line({ name: 'B', longitude: '-0.12', latitude: '51.5', offer: 'TRUE' }),
    ];
    expect(await statusAndBody(upload(file.join('\n')))).toEqual([201, { created: 2 }]);
    const { total, content } = await own();
    expect(total).toBe(2);
    expect(content[0]).toMatchObject({ visibility: 'public', accessType: 'PUBLIC', offer: false, price: 1_500_000 });
    expect(content[1]).toMatchObject({ offer: true, location: { coordinates: [-0.12, 51.5] }, subcategory: category });
    expect(await exchange.db.selectFrom('imports').selectAll().execute()).toEqual([]);
  });

  it('accepts a JSON list of products, in the field data too', async () => {
    const one = (name: string) => ({
      name,
      type: 'Dataset',
      description: 'x',
      price: '0.000001',
      url: url(),
      subcategory: category,
      metadata: { tags: ['a'], price: 1.5 },
    });
    const reply = await upload(JSON.stringify([one('A'), one('B')]), { field: 'data', name: 'x.json' });
    expect([reply.statusCode, reply.json()]).toEqual([201, { created: 2 }]);
  });

  const same: [string, (text: string) => string | Uint8Array][] = [
    ['a byte order mark', (text) => `\uFEFF${text}`],
    ['CRLF', (text) => text.replaceAll('\n', '\r\n')],
    ['CR', (text) => text.replaceAll('\n', '\r')],
    ['semicolons', (text) => text.replaceAll(',', ';')],
    ['tabs', (text) => text.replaceAll(',', '\t')],
    ['vertical bars', (text) => text.replaceAll(',', '|')],
    ['a header in capitals', (text) => text.replace(header, header.toUpperCase())],
    ['blank lines', (text) => text.replaceAll('\n', '\n\n').concat('\n\n')],
    ['blanks around cells', (text) => text.replaceAll(',', ' , ')],
    ['everything quoted', (text) => text.replaceAll(/[^,\n]+/gu, '"$&"')],
  ];
  it.each(same)('means the same with %s', async (_what, write) => {
    const reply = await upload(write([header, line({ name: 'A' }), line({ name: 'B' })].join('\n')));
    expect([reply.statusCode, reply.json()]).toEqual([201, { created: 2 }]);
    expect((await own()).content.map(({ name, type }) => `${String(name)} ${String(type)}`)).toEqual([
      'A Dataset',
      'B Dataset',
    ]);
  });

  const bad: [string, Parameters<typeof line>[0], string, string][] = [
    ['no name', { name: '' }, 'name', 'is missing'],
    ['a price with seven decimals', { price: '1.5000000' }, 'price', 'has more than 6 decimals'],
    ['a price with a comma', { price: '"1,5"' }, 'price', 'is not an amount of DXT such as 0.25'],
    ['a price in another form', { price: '1e3' }, 'price', 'is not an amount of DXT such as 0.25'],
    ['a price with a leading zero', { price: '01' }, 'price', 'is not an amount of DXT such as 0.25'],
    ['a price below zero', { price: '-1' }, 'price', 'is not an amount of DXT such as 0.25'],
    ['a price beyond what is exact', { price: '9007199254.740992' }, 'price', 'is too large'],
    [
      'an address of a private network',
      { url: 'http://169.254.169.254/latest' },
      'url',
      'points to a network that the server may not access',
    ],
    ['a script for an address', { url: 'javascript:alert(1)' }, 'url', 'is not a valid address'],
    ['a category that is not there', { subcategory: 'Weathr' }, 'subcategory', 'is not a category'],
    ['no category', { subcategory: '' }, 'subcategory', 'is missing'],
    ['a visibility that is not there', { visibility: 'secret' }, 'visibility', ''],
    ['half a place', { longitude: '5' }, 'latitude', 'is missing'],
    ['a place off the earth', { longitude: '181', latitude: '0' }, 'longitude', ''],
    ['metadata that is no object', { metadata: '[1]' }, 'metadata', 'is not a JSON object'],
    ['metadata with a prototype', { metadata: '"{""__proto__"":{""x"":1}}"' }, 'metadata', 'is not a JSON object'],
    ['an answer that is neither yes nor no', { offer: 'maybe' }, 'offer', 'is not true or false'],
  ];
  // One file for all cases, because each upload starts a thread. The reply lists exactly the refused rows.
  it('is refused as a whole for bad rows, with row, field and problem of each', async () => {
    const reply = await upload([header, ...bad.flatMap(([, changed]) => [line(), line(changed)]), line()].join('\n'));
    const body = reply.json<Bad>();
    expect([reply.statusCode, body.total, body.error]).toEqual([400, bad.length, body.message]);
    const expected = bad.map(([what, , field, problem], at) => [what, 2 * at + 2, field, problem]);
    const found = body.rows.map(({ row, field, problem }, at) => {
      const [what, , , known = ''] = bad[at] ?? [];
      return [what, row, field, problem.includes(known) ? known : problem];
    });
    expect(found).toEqual(expected);
    expect(await stored()).toBe(0);
  });

  it('counts rows, not lines, if cells contain line breaks', async () => {
    const reply = await upload([header, line({ description: '"one\ntwo\nthree"' }), line({ price: 'x' })].join('\n'));
    expect(reply.json<Bad>().rows).toEqual([
      { row: 2, field: 'price', problem: 'is not an amount of DXT such as 0.25' },
    ]);
  });

  it('returns the first hundred problems and the total', async () => {
    const reply = await upload([header, ...Array.from({ length: 250 }, () => line({ price: 'x' }))].join('\n'));
    const { rows, total } = reply.json<Bad>();
    expect([rows.length, total, rows[99]?.row]).toEqual([100, 250, 100]);
  });

  it('reports addresses that are duplicated or already listed, along with other problems', async () => {
    const listed = url();
    expect((await upload([header, line({ url: listed })].join('\n'))).statusCode).toBe(201);
    const twice = url();
    const file = [header, line({ url: twice }), line({ url: listed }), line({ url: twice }), line({ price: 'x' })];
    const { rows } = (await upload(file.join('\n'))).json<Bad>();
    expect(rows).toEqual([
      { row: 2, field: 'url', problem: 'is already listed' },
      { row: 3, field: 'url', problem: 'is the same as in row 1' },
      { row: 4, field: 'price', problem: 'is not an amount of DXT such as 0.25' },
    ]);
    const alone = (await upload([header, line(), line({ url: listed })].join('\n'))).json<Bad>();
    expect(alone.rows).toEqual([{ row: 2, field: 'url', problem: 'is already listed' }]);
    expect(await stored()).toBe(1);
    expect(await exchange.db.selectFrom('imports').selectAll().execute()).toEqual([]);
  });

  const unreadable: [string, string | Uint8Array, string][] = [
    [
      'UTF-16 with half a character',
      Buffer.concat([Buffer.from(`\uFEFF${header}\n`, 'utf16le'), Buffer.of(0, 0xd8)]),
      'UTF-16',
    ],
    ['UTF-16 with a NUL', Buffer.from(`\uFEFF${header}\n\0`, 'utf16le'), 'NUL'],
    [
      'damaged UTF-8',
      Buffer.concat([Buffer.from(`${header}\nMünchen`), Buffer.of(0xfc)]),
      `is not UTF-8 at byte ${header.length + 9}`,
    ],
    ['a NUL', `${header}\n\0`, `has a NUL at byte ${header.length + 1}`],
    ['signs that are no text', `${header}\n${'\u0002'.repeat(80)}`, 'is not text'],
    ['only a header', header, 'has no rows'],
    ['a column that is not known', 'name,colour\na,b', '"colour"'],
    ['a column twice', 'name,Name\na,b', 'the column name twice'],
    ['a quote that never ends', `${header}\n"a,b`, 'CSV'],
    ['a web page', '<!doctype html><p>no</p>', 'not known'],
    ['JSON that is no list', '{"name":"x"}', 'is not a list'],
    ['broken JSON', '[{"name":', 'is not valid JSON'],
    ['a zip archive', Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 8]), 'NUL'],
  ];
  it.each(unreadable)('is refused as a whole for %s', async (_what, content, problem) => {
    const reply = await upload(content);
    expect(reply.statusCode).toBe(400);
    expect(reply.json<Bad>().message).toContain(problem);
    expect(await stored()).toBe(0);
  });

  const semicolons = (text: string) => text.replaceAll(',', ';');
  const saved: [string, (text: string) => string | Uint8Array][] = [
    ['empty columns and rows at the end', (text) => `${text.replaceAll('\n', ',,,\n')},,,\n,,,,,,,,,\n,,,\n`],
    ['sep=; and semicolons', (text) => `sep=;\r\n${semicolons(text)}\r\n`],
    ['a mark, sep=, and commas', (text) => `\uFEFF"sep=,"\n${text}`],
    ['semicolons in Windows-1252', (text) => Buffer.from(semicolons(text), 'latin1')],
    ['tabs in UTF-16', (text) => Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le')],
    ['UTF-16 of the other order', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ];
  it.each(saved)('is listed when a spreadsheet saved it with %s', async (_what, save) => {
    const reply = await upload(save([header, line({ name: 'München' }), line({ name: 'Tromsø' })].join('\n')));
    expect([reply.statusCode, reply.json()]).toEqual([201, { created: 2 }]);
    expect((await own()).content.map(({ name }) => name)).toEqual(['München', 'Tromsø']);
  });

  it('takes the unit of a price from its column, and refuses a JSON number in price', async () => {
    const json = (...prices: object[]) => {
      const fields = { name: 'A', type: 'Dataset', description: 'x', subcategory: category };
      return upload(JSON.stringify(prices.map((price) => ({ ...fields, url: url(), ...price }))));
    };
    const csv = (column: string, ...prices: string[]) =>
      upload(
        [
          `name,type,description,url,subcategory,${column}`,
          ...prices.map((price) => `A,Dataset,x,${url()},weather,${price}`),
        ].join('\n'),
      );
    const accepted = [
      await csv('price', '0.1', '8.2', '1.100000'),
      await csv('price_micro', '100001'),
      await csv('price,price_micro', '0.000003,'),
      await json({ price: '9007199254.740991' }, { price_micro: 250_000 }),
    ];
    expect(accepted.map(({ statusCode }) => statusCode)).toEqual(accepted.map(() => 201));
    const prices = (await own()).content.map(({ price }) => Number(price));
    const expected = [3, 100_000, 100_001, 250_000, 1_100_000, 8_200_000, 9_007_199_254_740_991];
    expect(prices.toSorted((a, b) => a - b)).toEqual(expected);
    const unit = 'is a number without a unit: write DXT as text, such as "0.25", or give price_micro';
    const beside = 'cannot be combined with price: give only one';
    const listed = await json(
      { price: 100_000 },
      { price: 0.25 },
      { price: '1', price_micro: 1_000_000 },
      { price_micro: 7.5 },
    );
    const { rows } = listed.json<Bad>();
    for (const problem of [
      { row: 1, field: 'price', problem: unit },
      { row: 2, field: 'price', problem: unit },
      { row: 3, field: 'price_micro', problem: beside },
      { row: 4, field: 'price_micro', problem: 'is not a whole number' },
    ])
      expect(rows).toContainEqual(problem);
    const refused: [Response, string][] = [
      [await csv('price_micro', '0.25'), 'is not a whole number'],
      [await csv('price,price_micro', '1,1000000'), beside],
    ];
    for (const [reply, problem] of refused)
      expect(reply.json<Bad>().rows).toContainEqual({ row: 1, field: 'price_micro', problem });
  });

  it('of more than 100,000 rows is too large', async () => {
    expect((await upload(`name\n${'a\n'.repeat(100_001)}`)).statusCode).toBe(413);
  });

  it('is accepted from sellers, and from service providers for algorithms only', async () => {
    const buyer = await exchange.join('buyer');
    expect((await upload(`${header}\n${line()}`, {}, buyer)).statusCode).toBe(403);
    const provider = await exchange.join('sp');
    const refused = await upload(`${header}\n${line()}`, {}, provider);
    expect(refused.json<Bad>().rows).toEqual([{ row: 1, field: 'type', problem: 'is not Algorithm' }]);
    expect((await upload(`${header}\n${line({ type: 'Algorithm' })}`, {}, provider)).statusCode).toBe(201);
  });

  it('sent twice at once is listed once', async () => {
    const file = [header, ...Array.from({ length: 1200 }, () => line())].join('\n');
    const other = await exchange.join('seller');
    const [first, second] = await Promise.all([upload(file), upload(file, {}, other)]);
    expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([201, 400]);
    const { rows } = await exchange.db
      .selectFrom('streams')
      .where('owner_id', 'in', [seller.id, other.id])
      .select((e) => e.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    expect(rows).toBe(1200);
  });
});
