import { describe, expect, it } from 'vitest';
import { bulkLimits } from '#contract/constants.ts';
import { bulkColumns, streamFieldRows } from '#contract/streamFields.ts';
import { chooseFormats } from '#design-system';
import { readFile } from '#server/domains/files/readFile.ts';
import { validateBulk } from '#server/domains/streams/bulk/validate.ts';
import { equivalentOf, priceText, unusualPrices } from '#src/pages/products/upload/prices.ts';
import {
  commasIn,
  guessMapping,
  toFile,
  templateCsv,
  toProblemsCsv,
  toRows,
  type BulkColumn,
} from '#src/pages/products/upload/rows.ts';
import type { Row } from '#src/pages/products/upload/table.ts';
import { rowsText } from '#src/pages/products/upload/Summary.tsx';
import { readProducts, toTable } from '#src/pages/products/upload/table.ts';
import { emptyWorkbench, reduce, storedRows } from '#src/pages/products/upload/workbench.ts';

it('writes numbers in the format of the person', async () => {
  chooseFormats({ locale: 'de-DE' });
  const many = await readProducts(new Blob([`[${'{},'.repeat(bulkLimits.rows)}{}]`]));
  chooseFormats({});
  expect(many).toEqual({ problem: expect.stringContaining('100.000') as unknown });
});

it.each([
  [[2], '2'],
  [[2, 3], '2 and 3'],
  [[1, 2, 3, 4, 9], '1, 2, 3, 4 and 9'],
  [[1, 2, 3, 4, 9, 12, 13], '1, 2, 3, 4, 9 and 2 more'],
])('names the rows %j', (rows, text) => expect(rowsText(rows)).toBe(text));

it('writes a price with thousands separators, and leaves other text', () => {
  expect(['90000', '0.5', 'much'].map(priceText)).toEqual(['90,000 DXT', '0.5 DXT', 'much DXT']);
});

const typedAsText = ['text', 'address', 'source', 'category'];
const category = { id: '00000000-0000-7000-8000-000000000001', name: 'Weather', parent: null };
const surroundings = {
  categories: [category],
  anyType: true,
  now: '2026-01-01T00:00:00.000Z',
  assertAddress: () => undefined,
};
const problemsOf = async (rows: Parameters<typeof toFile>[0]) =>
  validateBulk(new Uint8Array(await toFile(rows).arrayBuffer()), surroundings).problems;
const good = {
  name: 'Tides',
  type: 'Dataset',
  description: 'x',
  price: '5',
  url: 'https://e.org/1',
  subcategory: category.id,
};
const row = (key: number, cells: Partial<Record<(typeof bulkColumns)[number], string>> = {}) => ({
  key,
  cells: {
    ...(Object.fromEntries(bulkColumns.map((name) => [name, ''])) as Record<(typeof bulkColumns)[number], string>),
    ...good,
    ...cells,
  },
});

/** Reads a text as the page does: the server parses it first. */
const read = async (text: string) => {
  const found = toTable(await readFile(Buffer.from(text)));
  if (!('table' in found)) throw new Error(found.problem);
  return found.table;
};

it('names the line of a quote that is never closed', async () => {
  expect(toTable(await readFile(Buffer.from('a,b\n1,"2')))).toEqual({
    problem: 'A quotation mark is not closed, in or before line 2.',
  });
});

it('refuses a file without rows', async () => {
  expect(toTable(await readFile(Buffer.from('name,url')))).toEqual({ problem: 'The file has no rows.' });
});

it('reads a JSON list of products, with a place as two columns', async () => {
  const text = JSON.stringify([
    { name: 'x', offer: true, location: { type: 'Point', coordinates: [10.5, 59] } },
    { price: '5' },
  ]);
  expect(await readProducts(new Blob([text]))).toEqual({
    table: {
      header: ['name', 'offer', 'longitude', 'latitude', 'price'],
      rows: [
        ['x', 'true', '10.5', '59', ''],
        ['', '', '', '', '5'],
      ],
    },
  });
  expect(await readProducts(new Blob(['[1, 2]']))).toEqual({ problem: 'This is not a list of products in JSON.' });
});

describe('rows', () => {
  it('are mapped by name: a column’s own name before an alias, each field once', () => {
    expect(guessMapping(['Title', 'name', 'Access Type', 'LAT', 'remark', 'name'])).toEqual([
      '',
      'name',
      'accessType',
      'latitude',
      '',
      '',
    ]);
    expect(guessMapping(['title', 'category'])).toEqual(['name', 'subcategory']);
  });

  it.each(streamFieldRows.filter(([, { bulk, kind }]) => bulk && typedAsText.includes(kind)))(
    'lose the quote of a spreadsheet in the text column %s',
    (name) => {
      const [row] = toRows({ header: [name], rows: [["'=1+1"]] }, [name as BulkColumn], []);
      expect(row?.cells[name as BulkColumn]).toBe('=1+1');
    },
  );

  it('lose the quote that protects spreadsheets, and get it back in the exported file', async () => {
    const table = { header: ['name', 'longitude', 'subcategory'], rows: [["'=1+1", '-0.12', 'weather']] };
    const [first] = toRows(table, ['name', 'longitude', 'subcategory'], [category]);
    expect(first?.cells).toMatchObject({ name: '=1+1', longitude: '-0.12', subcategory: category.id });
    const text = await toFile(first ? [first] : []).text();
    expect(text).toContain("'=1+1,,,,,-0.12,");
  });

  it('are exported with their problems for correction, and imported without them', async () => {
    const { header, rows } = await read(toProblemsCsv([row(2, { price: 'dear' })], () => 'Price is not an amount'));
    expect(guessMapping(header)).toEqual([...bulkColumns, '']);
    expect(rows[0]?.at(-1)).toBe('Price is not an amount');
  });
});

describe('prices', () => {
  const cellsOf = (table: Parameters<typeof toRows>[0]) =>
    toRows(table, guessMapping(table.header), [category]).map(({ cells }) => cells.price);

  it('come in DXT, whichever unit the file gives, and never lose the unit', async () => {
    const micro = ['100000', '0', '9007199254740991', '', '0.25', '1e3', '9007199254740992'];
    expect(cellsOf({ header: ['price_micro'], rows: micro.map((cell) => [cell]) })).toEqual([
      '0.1',
      '0',
      '9007199254.740991',
      '',
      '0.25 micro-tokens',
      '1e3 micro-tokens',
      '9007199254740992 micro-tokens',
    ]);
    expect(cellsOf({ header: ['price'], rows: [['0.1']] })).toEqual(['0.1']);
    const json = await readProducts(new Blob([JSON.stringify([{ price: 100000 }, { price: '0.1' }])]));
    if (!('table' in json)) throw new Error(json.problem);
    expect(cellsOf(json.table)).toEqual(['100000 without a unit', '0.1']);
    for (const cell of ['0.25 micro-tokens', '100000 without a unit'])
      expect(await problemsOf([row(1, { price: cell })])).toEqual([
        { row: 1, field: 'price', problem: 'is not an amount of DXT such as 0.25' },
      ]);
  });

  it('with decimal commas are read by column, where a person wants it or no other meaning fits', async () => {
    const sure = await read('name;price;latitude\nA, B;0,11;59,91\nC;1.250,5;60,2\n');
    const mapping = guessMapping(sure.header);
    expect(commasIn(sure, mapping)).toEqual({ columns: ['price', 'latitude'], cell: '0,11', areSure: true });
    expect(toRows(sure, mapping, [], true).map(({ cells }) => [cells.name, cells.price, cells.latitude])).toEqual([
      ['A, B', '0.11', '59.91'],
      ['C', '1250.5', '60.2'],
    ]);
    expect(toRows(sure, mapping, [])[0]?.cells.price).toBe('0,11');
    const open = await read('name;price;latitude\nA;1,234;59.9\n');
    expect(commasIn(open, mapping)).toEqual({ columns: ['price'], cell: '1,234', areSure: false });
    expect(commasIn(await read('name;price\nA;0.11\n'), mapping)).toBeUndefined();
  });

  it.each([
    ['0.25', '6 DXT for 24 hours'],
    ['5', '120 DXT for 24 hours'],
    ['0.000005', '0.00012 DXT for 24 hours'],
    ['0', 'Free'],
    ['9007199254.740991', undefined],
    ['dear', undefined],
  ])('of %s come to %s', (cell, text) => expect(equivalentOf(cell)?.replaceAll('\u202F', ' ')).toBe(text));

  const usual = { own: 2_000_000, everybody: 1_000_000, categories: { [category.id]: 500_000_000 } };
  it.each([
    ['2000', undefined, undefined],
    ['0.000005', undefined, 'Unusual: less than 0.00001 DXT an hour'],
    ['0', usual, undefined],
    ['2', usual, undefined],
    ['2000', usual, undefined],
    ['2000.000001', usual, '× 1,000 your usual price of 2 DXT'],
    ['0.5', usual, undefined],
    ['0.499999', usual, 'Unusual: less than 1/1,000 of the usual price in this category of 500 DXT'],
    ['1000000', { everybody: 3_000_000, categories: {} }, '× 333,000 the usual price on the exchange of 3 DXT'],
  ])('of %s beside %o are called %s', async (price, known, warning) => {
    expect(unusualPrices([row(4, { price })], known).get(4)).toBe(warning);
    expect(await problemsOf([row(4, { price })])).toEqual([]);
  });
});

describe('the workbench', () => {
  const filled = reduce(emptyWorkbench, { type: 'fill', rows: [row(3), row(7)] });
  const answer = (sent: readonly Row[], total: number, ...found: [row: number, field: BulkColumn, problem: string][]) =>
    ({
      type: 'answer',
      sent,
      answer: { problems: found.map(([at, field, problem]) => ({ row: at, field, problem })), total },
    }) as const;
  const listed = 'is already listed';
  const answered = reduce(filled, answer(filled.rows, 5, [2, 'url', listed]));

  it('assigns the problems to the rows as sent', () => {
    expect([...answered.problems]).toEqual([[7, { url: listed }]]);
    expect([answered.unreported, answered.checked]).toEqual([4, true]);
    expect(reduce(answered, { type: 'leaveOut', keys: new Set([7]) }).checked).toBe(false);
  });

  it('deletes the problem of the edited column only, and keeps the row among the wrong ones until the next answer', () => {
    const two = reduce(filled, answer(filled.rows, 2, [2, 'url', listed], [2, 'price', 'is missing']));
    const once = reduce(two, { type: 'edit', key: 7, column: 'url', cell: 'https://e.org/2' });
    expect([...once.problems]).toEqual([[7, { price: 'is missing' }]]);
    expect([once.checked, once.rows[1]?.cells.url]).toEqual([false, 'https://e.org/2']);
    const twice = reduce(once, { type: 'edit', key: 7, column: 'price', cell: '1' });
    expect([twice.problems.size, [...twice.flagged]]).toEqual([0, [7]]);
    expect([...reduce(twice, answer(twice.rows, 0)).flagged]).toEqual([]);
  });

  it('takes no answer for a row that has changed since it was sent, and keeps its other problems', () => {
    const edited = reduce(filled, { type: 'edit', key: 7, column: 'name', cell: 'Other' });
    const late = reduce(edited, answer(filled.rows, 1, [2, 'url', listed]));
    expect([late.problems.size, late.checked]).toEqual([0, false]);
    const changed = reduce(answered, { type: 'edit', key: 7, column: 'name', cell: 'Other' });
    const again = reduce(changed, answer(filled.rows, 0));
    expect([[...again.problems], [...again.flagged], again.checked]).toEqual([[[7, { url: listed }]], [7], false]);
  });

  it('names the row of the grid in a duplicate, not the row of the file that was sent', () => {
    const rest = reduce(filled, { type: 'leaveOut', keys: new Set([3]) });
    const more = { ...rest, rows: [...rest.rows, row(9)] };
    const found = reduce(more, answer(more.rows, 1, [2, 'url', 'is the same as in row 1']));
    expect([...found.problems]).toEqual([[9, { url: 'is the same as in row 7' }]]);
  });

  it('is unchecked after a row was skipped while another has a problem', () => {
    const both = reduce(filled, answer(filled.rows, 2, [1, 'url', listed], [2, 'url', listed]));
    expect(reduce(both, { type: 'leaveOut', keys: new Set([3]) }).checked).toBe(false);
    expect(reduce(both, { type: 'leaveOut', keys: new Set([3, 7]) }).checked).toBe(true);
  });

  it('ends when every row is listed, and counts those that were left out', () => {
    const less = reduce(answered, { type: 'leaveOut', keys: new Set([7]) });
    const done = reduce(less, { type: 'listed', keys: new Set([3]) });
    expect([done.step, done.listed, done.leftOut]).toEqual(['done', 1, 1]);
  });

  it('restores only rows from a draft', () => {
    expect(storedRows({ rows: [row(1)] })).toHaveLength(1);
    for (const damaged of [undefined, null, {}, { rows: [] }, { rows: [null] }, { rows: ['x'] }])
      expect(storedRows(damaged)).toBeUndefined();
  });
});

it('offers a template that the server accepts', async () => {
  const table = await read(templateCsv(category.name));
  const rows = toRows(table, guessMapping(table.header), [category]);
  expect([rows.length, await problemsOf(rows)]).toEqual([1, []]);
});
