import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ReadingChoice } from '#contract/types.ts';
import { plainWriter } from '#server/reading/forms.ts';
import { readTable } from '#server/reading/readTable.ts';
import { recognise } from '#server/reading/recognise.ts';
import type { Declared } from '#server/reading/types.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';
import { pollutions } from './pollutions.ts';
import { realKinds } from './realKinds.ts';

async function read(bytes: Uint8Array, declared: Declared = {}, choice: ReadingChoice = {}) {
  const table = await readTable(bytes, await recognise(bytes, declared, choice));
  const rows: (readonly (string | null)[])[] = [];
  for await (const batch of table.batches) rows.push(...batch);
  const header = table.hasHeader ? table.columns.map(({ written }) => written) : undefined;
  return { header, rows, reading: table.reading(), names: table.columns.map(({ name }) => name) };
}

const text = (content: string) => new TextEncoder().encode(content);

describe('the reading of untidy files', () => {
  it.each(pollutions.map((pollution) => [pollution.kind, pollution] as const))(
    'reads a file with %s',
    async (_kind, { bytes, header, rows, contentType, notes = [] }) => {
      const found = await read(bytes, contentType === undefined ? {} : { contentType });
      expect({ header: found.header, rows: found.rows }).toEqual({ header, rows });
      expect(found.reading.notes.map(({ code }) => code)).toEqual(expect.arrayContaining([...notes]));
    },
  );

  it.each(realKinds.map((real) => [real.kind, real] as const))(
    'reads a file with %s',
    async (_kind, { text: content, right, hasHeader = true }) => {
      const { header, rows } = await read(text(content));
      const table = [...(header ? [header] : []), ...rows].map((cells) => cells.map((cell) => cell?.trim()).join('|'));
      expect({ hasHeader: header !== undefined, table }).toEqual({ hasHeader, table: right.split('\n') });
    },
  );

  it.each([
    ['gzip', gzipSync],
    ['zstd', zstdCompressSync],
    ['zip', (bytes: Uint8Array) => zipSync({ 'a.csv': bytes })],
  ] as const)('unpacks %s', async (compression, pack) => {
    const { rows, reading } = await read(pack(text('a,b\n1,2\n')));
    expect(rows).toEqual([['1', '2']]);
    expect(reading.compression).toBe(compression);
  });

  it('refuses an archive of two files with a reason', async () => {
    const bytes = zipSync({ 'a.csv': text('a,b\n1,2\n'), 'b.csv': text('a,b\n1,2\n') });
    await expect(read(bytes)).rejects.toThrow('more than one file');
  });

  it('describes the reading in one sentence', async () => {
    const { reading } = await read(
      text('Title;;\n;;\nday;n;price\n31.01.2024;1;1,5\n01.02.2024;2;2,25\n02.02.2024;3;3,75\n'),
    );
    expect(reading.sentence).toBe('CSV, semicolon, UTF-8, header in row 3, dates day first, decimal comma');
  });

  it('asks for the order of day and month when both fit', async () => {
    const bytes = text('date,v\n01/01/2024,10\n01/02/2024,20\n01/03/2024,30\n');
    expect((await read(bytes)).reading.questions).toEqual(['dates']);
    const { reading } = await read(bytes, {}, { dates: 'day' });
    expect(reading).toMatchObject({ dates: 'day', questions: [] });
  });

  it('takes the parts that the seller set', async () => {
    const bytes = text('a;b,c\n1;2,3\n4;5,6\n');
    const { header, rows } = await read(bytes, {}, { delimiter: ',', header: 0 });
    expect(header).toBeUndefined();
    expect(rows).toEqual([
      ['a;b', 'c'],
      ['1;2', '3'],
      ['4;5', '6'],
    ]);
  });

  it('counts the line sep= among the lines of a header that the seller set', async () => {
    const { header, rows, reading } = await read(text('sep=;\ntitle;\nname;n\na;1\nb;2\n'), {}, { header: 3 });
    expect([header, rows]).toEqual([
      ['name', 'n'],
      [
        ['a', '1'],
        ['b', '2'],
      ],
    ]);
    expect(reading.sentence).toBe('CSV, semicolon, UTF-8, header in row 3');
  });

  it.each([
    ['.', '1234'],
    [',', '1.234'],
    [undefined, '1,234'],
  ] as const)('reads 1,234 with the decimal sign %s as %s', async (decimal, plain) => {
    const choice = decimal === undefined ? {} : { decimal };
    const { reading } = await read(text('name;n\na;1,234\nb;2,345\n'), {}, choice);
    expect(plainWriter(reading)('1,234')).toBe(plain);
  });

  it('keeps a last row with one value like those above it, and leaves out a total', async () => {
    const above = ['a,1,2,30', 'b,3,4,50', 'c,5,6,70', 'd,7,8,10'].join('\n');
    const lastOf = async (row: string) => (await read(text(`n,x,y,z\n${above}\n${row}\n`))).rows.at(-1);
    expect(await lastOf(',,,20')).toEqual(['', '', '', '20']);
    expect(await lastOf('d,,,')).toEqual(['d', '', '', '']);
    expect(await lastOf('sum,,,')).toEqual(['d', '7', '8', '10']);
    expect(await lastOf(',,,160')).toEqual(['d', '7', '8', '10']);
  });
});

describe('a large file', () => {
  const folder = folderForFile('exchange-late');
  const early = `id,name,note\n${`1,x,${'y'.repeat(90_000)}\n`.repeat(60)}`;

  it.each([
    ['a first quoted cell', '2,"Smith, John",z\n', ['2', 'Smith, John', 'z'], 'utf-8'],
    ['quotes after a backslash', '2,"say \\"hi\\", ok","z"\n', ['2', 'say "hi", ok', 'z'], 'utf-8'],
    ['letters of UTF-8', Buffer.from('2,Köln,z\n').toString('latin1'), ['2', 'Köln', 'z'], 'utf-8'],
    ['letters of Windows-1252', '2,Köln,z\n', ['2', 'Köln', 'z'], 'windows-1252'],
  ])('may have %s behind the part that is looked at first', async (kind, row, cells, encoding) => {
    const file = path.join(folder, `${kind}.csv`);
    writeFileSync(file, early + row, 'latin1');
    const table = await readTable(file, await recognise(file));
    const rows: (readonly (string | null)[])[] = [];
    for await (const batch of table.batches) rows.push(...batch);
    expect(rows).toHaveLength(61);
    expect(rows.at(-1)).toEqual(cells);
    expect(table.reading()).toMatchObject({ encoding, notes: [] });
  });
});
