// Untidy and wide files of ordinary programs: every cell arrives, in every format.
import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { tableFormatNames } from '#contract/dataFormats.ts';
import { tablesForFile } from './fixture.ts';

const { tables, serve: serveAs } = await tablesForFile();
const serve = (body: string) => serveAs(body, 'text/csv');

const rows = (count: number, row: (at: number) => string) => Array.from({ length: count }, (_, at) => row(at + 1));
/** Rows that DuckDB looks at before it decides on quotes. */
const sniffed = 20_480;

describe('an untidy file', () => {
  it('keeps line breaks in quoted cells', async () => {
    const text = `id,note\n${rows(3000, (at) => `${at},"line ${at}\nnext"`).join('\n')}\n`;
    expect(readFileSync((await tables().convert(serve(text), 'csv', {})).file, 'utf8')).toBe(text);
  });

  it('keeps a first quoted cell far down', async () => {
    const body = [
      'id,name,n',
      ...rows(sniffed + 10, (at) => `${at},name,${at}`),
      '0,"Smith, John",5',
      '0,"said ""no""",6',
    ];
    const found = await tables().rows(serve(body.join('\n')), { offset: sniffed + 10 });
    expect(found.rows).toEqual([
      [0, 'Smith, John', 5],
      [0, 'said "no"', 6],
    ]);
    expect(found.columns.map(({ kind }) => kind)).toEqual(['number', 'text', 'number']);
  });

  it('puts cells beyond the header in further columns, and notes their lines', async () => {
    const body = ['id,n', ...rows(sniffed + 10, (at) => `${at},1`), '0,1,extra,more', '7'].join('\n');
    const request = serve(body);
    const found = await tables().rows(request, { offset: sniffed + 10 });
    expect(found.columns.map(({ name }) => name)).toEqual(['id', 'n', 'column_3', 'column_4']);
    expect(found.rows).toEqual([
      [0, 1, 'extra', 'more'],
      [7, null, null, null],
    ]);
    expect((await tables().info(request)).reading.notes).toEqual([
      { code: 'shortRows', count: 1, lines: [sniffed + 13] },
      { code: 'longRows', count: 1, lines: [sniffed + 12] },
    ]);
  });

  it('is read alike at any size: non-text characters are noted, and blank rows dropped', async () => {
    const note = 'x'.repeat(900);
    const last = ['1,a\u0001b,x', ',,', '2,c,y', ',,', ',,'];
    const small = ['id,name,note', ...rows(5, (at) => `${at},n,${note}`), ...last].join('\n');
    const large = ['id,name,note', ...rows(5000, (at) => `${at},n,${note}`), ...last].join('\n');
    for (const [body, count] of [
      [small, 5],
      [large, 5000],
    ] as const) {
      const request = serve(body);
      const found = await tables().rows(request, { offset: count });
      expect(found.rows).toEqual([
        [1, 'a\u0001b', 'x'],
        [2, 'c', 'y'],
      ]);
      expect((await tables().info(request)).reading.notes).toEqual([
        { code: 'notText', count: 1, lines: [count + 2] },
        { code: 'skippedLines', count: 1, lines: [count + 3] },
      ]);
    }
  });
});

describe('a wide file', () => {
  const wide = (columns: number, count: number) =>
    [
      Array.from({ length: columns }, (_, at) => `c${at}`).join(','),
      ...rows(count, (row) => Array.from({ length: columns }, (_, at) => ((row * at) / 7).toFixed(2)).join(',')),
    ].join('\n');

  it('of 2,000 columns is prepared, shown and written', async () => {
    const body = wide(2000, 50);
    const request = serve(body);
    const found = await tables().rows(request, { limit: 2 });
    expect(found.rows[1]?.[1999]).toBe(Number(((2 * 1999) / 7).toFixed(2)));
    expect(readFileSync((await tables().convert(request, 'csv', {})).file, 'utf8').trim()).toBe(body);
  });

  // WIDE_ROWS=20000 for the size that is promised.
  const long = Number(process.env['WIDE_ROWS'] ?? 1000);
  it(`of 1,000 columns and ${long} rows is written whole in every format`, async () => {
    const request = serve(wide(1000, long));
    const last = (long * 999) / 7;
    const found = await tables().rows(request, { offset: long - 1 });
    expect([found.total, found.rows.map((row) => row[999])]).toEqual([long, [Number(last.toFixed(2))]]);
    for (const format of tableFormatNames) {
      const { file, bytes } = await tables().convert(request, format, {});
      expect(bytes).toBeGreaterThan(long * 1000);
      if (format === 'parquet' || format === 'arrow' || format === 'xlsx') continue;
      // The last row arrives in the last bytes of each text.
      const end = Buffer.alloc(4096);
      const handle = await open(file, 'r');
      await handle.read(end, 0, end.length, bytes - end.length);
      await handle.close();
      expect([format, end.toString()]).toEqual([format, expect.stringContaining(String(Number(last.toFixed(2))))]);
    }
  }, 1_200_000);

  it('of more columns is refused with the reason', async () => {
    await expect(tables().rows(serve(wide(2001, 2)), {})).rejects.toThrow(
      'The data has 2001 columns; at most 2000 are read',
    );
  });
});
