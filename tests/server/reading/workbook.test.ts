import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { utils, write, type WorkBook } from 'xlsx';
import type { ReadingChoice } from '#contract/types.ts';
import { readTable } from '#server/reading/readTable.ts';
import { recognise } from '#server/reading/recognise.ts';
import { entriesOf } from '#server/reading/workbook/archive.ts';
import { openWorkbook } from '#server/reading/workbook/workbook.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const folder = folderForFile('exchange-workbook');

let count = 0;
function stored(bytes: Uint8Array): string {
  const file = path.join(folder, `book-${(count += 1)}.xlsx`);
  writeFileSync(file, bytes);
  return file;
}
const written = (book: WorkBook) =>
  stored(new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer));

async function rowsOf(file: string, sheet?: string) {
  const book = await openWorkbook(file, sheet);
  const rows: [line: number, cells: readonly string[]][] = [];
  for await (const batch of book.rows()) for (const { line, cells } of batch) rows.push([line, cells]);
  return { sheets: book.sheets, sheet: book.sheet, rows };
}

function sheetOf(cells: Record<string, object>, ref: string) {
  const book = utils.book_new();
  utils.book_append_sheet(book, { ...cells, '!ref': ref }, 'Data & more');
  return book;
}

describe('a workbook of another program', () => {
  it('keeps texts, numbers, times, truth and results of formulas', async () => {
    const book = sheetOf(
      {
        A1: { t: 's', v: 'name <b>&"c"\nline' },
        B1: { t: 'n', v: 0.1 + 0.2 },
        C1: { t: 'n', v: 45_351, z: 'yyyy-mm-dd' },
        D1: { t: 'n', v: 45_351.5445023148, z: 'dd/mm/yyyy hh:mm:ss' },
        E1: { t: 'n', v: 0.5, z: 'hh:mm' },
        F1: { t: 'b', v: true },
        G1: { t: 'n', f: 'B1*2', v: 0.6 },
        H1: { t: 'n', v: 1234.5, z: '#,##0.00 "days"' },
        I1: { t: 'e', v: 0x07 },
      },
      'A1:I1',
    );
    expect((await rowsOf(written(book))).rows).toEqual([
      [
        1,
        [
          'name <b>&"c"\nline',
          '0.30000000000000004',
          '2024-02-29',
          '2024-02-29 13:04:05',
          '12:00:00',
          'true',
          '0.6',
          '1234.5',
          '#DIV/0!',
        ],
      ],
    ]);
  });

  it('unpacks a sheet in pieces, however well it is packed', async () => {
    const sheet = Buffer.alloc(60 * 2 ** 20, '<c r="A1"><f>SUM(A1:B1)</f><v>1</v></c>');
    const file = stored(zipSync({ 'xl/worksheets/sheet1.xml': sheet }, { level: 6 }));
    let [largest, size] = [0, 0];
    for await (const { bytes } of entriesOf(file, () => true)) {
      largest = Math.max(largest, bytes.length);
      size += bytes.length;
    }
    expect(size).toBe(sheet.length);
    expect(largest).toBeLessThan(20 * 2 ** 20);
  });

  it('reads the first visible sheet, or the one chosen', async () => {
    const book = utils.book_new();
    for (const name of ['Notes', 'First', 'Second']) utils.book_append_sheet(book, utils.aoa_to_sheet([[name]]), name);
    book.Workbook = { Sheets: [{ Hidden: 1 }, {}, {}] };
    const file = written(book);
    expect(await rowsOf(file)).toEqual({
      sheets: ['Notes', 'First', 'Second'],
      sheet: 'First',
      rows: [[1, ['First']]],
    });
    expect((await rowsOf(file, 'Second')).rows).toEqual([[1, ['Second']]]);
    await expect(rowsOf(file, 'Third')).rejects.toThrow('The workbook has no sheet “Third”');
  });

  it('keeps the places of cells and rows', async () => {
    const file = written(sheetOf({ C2: { t: 's', v: 'c' }, AB5: { t: 'n', v: 1 } }, 'A1:AB5'));
    const { rows } = await rowsOf(file);
    expect(
      rows.filter(([, cells]) => cells.some(Boolean)).map(([line, cells]) => [line, cells.indexOf('c'), cells.length]),
    ).toEqual([
      [2, 2, 3],
      [5, -1, 28],
    ]);
  });

  it('counts days before March 1900 and from 1904 as spreadsheets do', async () => {
    const days = { A1: { t: 'n', v: 1, z: 'yyyy-mm-dd' }, B1: { t: 'n', v: 61, z: 'yyyy-mm-dd' } };
    const book = sheetOf(days, 'A1:B1');
    expect((await rowsOf(written(book))).rows).toEqual([[1, ['1900-01-01', '1900-03-01']]]);
    book.Workbook = { WBProps: { date1904: true } };
    expect((await rowsOf(written(book))).rows).toEqual([[1, ['1904-01-02', '1904-03-02']]]);
  });
});

describe('the table of a workbook', () => {
  async function tableOf(source: string | Uint8Array, choice: ReadingChoice = {}) {
    const table = await readTable(source, await recognise(source, { name: 'book.xlsx' }, choice));
    const rows: (readonly (string | null)[])[] = [];
    for await (const batch of table.batches) rows.push(...batch);
    return { header: table.hasHeader && table.columns.map(({ written }) => written), rows, reading: table.reading() };
  }

  const bookOf = (rows: (string | number | null)[][]) => {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Prices');
    utils.book_append_sheet(book, utils.aoa_to_sheet([['k'], [1], [2]]), 'Other');
    return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
  };
  const cells = [
    ['town', 'year', 'price'],
    ['A', 2020, 1.5],
    ['B', 2021, null],
    ['C', 2022, 2.5],
  ];

  it('leaves out titles above and notes below', async () => {
    const bytes = bookOf([['Prices of all towns, with a long title'], [], ...cells, [], ['Source: an office']]);
    const { header, rows, reading } = await tableOf(bytes);
    expect(header).toEqual(['town', 'year', 'price']);
    expect(rows).toEqual([
      ['A', '2020', '1.5'],
      ['B', '2021', ''],
      ['C', '2022', '2.5'],
    ]);
    expect(reading).toMatchObject({ sheet: 'Prices', sheets: ['Prices', 'Other'], before: 2, headerRows: 1, after: 1 });
    expect(reading.sentence).toBe('Excel workbook, sheet “Prices”, header in row 3, 1 row below the table left out');
  });

  it('takes the sheet and the header that the seller set', async () => {
    const bytes = bookOf(cells);
    expect((await tableOf(bytes, { sheet: 'Other' })).header).toEqual(['k']);
    const { header, rows } = await tableOf(bytes, { header: 0 });
    expect(header).toBe(false);
    expect(rows).toHaveLength(4);
  });
});

describe('a hostile workbook', () => {
  const parts = (sheet: string) => ({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Target="worksheets/s.xml"/></Relationships>',
    ),
    'xl/worksheets/s.xml': strToU8(sheet),
  });

  it.each([
    [
      'a bomb',
      zipSync(parts(`<row>${' '.repeat(2 ** 27)}</row>`), { level: 9 }),
      'larger when unpacked than a workbook may be',
    ],
    [
      'a column out of range',
      zipSync(parts('<row r="3"><c r="ZZZZZ3"><v>1</v></c></row>')),
      'The row 3 of the sheet is broken',
    ],
    ['an archive without sheets', zipSync({ 'a.txt': strToU8('a') }), 'The workbook has no sheet'],
  ])('refuses %s', async (_name, bytes, reason) => {
    await expect(rowsOf(stored(bytes))).rejects.toThrow(reason);
  });
});
