// One reading: the sample, the grid and every file have the same columns and cells.
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';
import { tablesForFile } from './fixture.ts';

const { tables, serve } = await tablesForFile();

interface Right {
  readonly sentence: string;
  /** Cells as CSV has them, separated by bars. */
  readonly columns: string;
  readonly rows: readonly string[];
}

const numbers: Pick<Right, 'columns' | 'rows'> = { columns: 'a|b', rows: ['1|2', '3|4'] };
const read = (more: Omit<Right, 'sentence'>, sentence = 'CSV, comma, UTF-8, header in row 1') => ({
  sentence,
  ...more,
});

it.each<[kind: string, source: string | Buffer, right: Right]>([
  [
    'Latin letters of one byte',
    Buffer.from('id;town\n1;Köln\n2;Münster\n', 'latin1'),
    read({ columns: 'id|town', rows: ['1|Köln', '2|Münster'] }, 'CSV, semicolon, Windows-1252, header in row 1'),
  ],
  [
    'UTF-16',
    Buffer.from('\uFEFFid,name\n1,Änne\n2,Bø\n', 'utf16le'),
    read({ columns: 'id|name', rows: ['1|Änne', '2|Bø'] }, 'CSV, comma, UTF-16 LE, header in row 1'),
  ],
  [
    'decimal commas and days in their order',
    'day;n\n31.01.2024;1.234,5\n01.02.2024;2,25\n',
    read(
      { columns: 'day|n', rows: ['31.01.2024|1.234,5', '01.02.2024|2,25'] },
      'CSV, semicolon, UTF-8, header in row 1, dates day first, decimal comma',
    ),
  ],
  [
    'one column of moments',
    't\n2024-03-01T10:00:00.123456Z\n2024-03-01T10:00:00.123457Z\n',
    read(
      { columns: 't', rows: ['2024-03-01T10:00:00.123456Z', '2024-03-01T10:00:00.123457Z'] },
      'CSV, one column, UTF-8, header in row 1',
    ),
  ],
  [
    'months, words for months, long ids and long fractions',
    'm,d,id,f\n2024-01,3 Jan 2024,9007199254740993,0.12345678901234567\n2024-02,4 Jan 2024,1,1.5\n',
    read({
      columns: 'm|d|id|f',
      rows: ['2024-01|3 Jan 2024|9007199254740993|0.12345678901234567', '2024-02|4 Jan 2024|1|1.5'],
    }),
  ],
  [
    'days beside moments, zones beside none, and codes beside numbers',
    'a,b,c,d\n2024-01-01,2024-01-01 10:00:00,1,TRUE\n2024-01-01 10:00,2024-01-01 10:00:00Z,007,false\n',
    read({
      columns: 'a|b|c|d',
      rows: ['2024-01-01|2024-01-01 10:00:00|1|TRUE', '2024-01-01 10:00|2024-01-01 10:00:00Z|007|false'],
    }),
  ],
  [
    'a column of which a row behind those of the sample is a word',
    `a,b\n${'1,2\n'.repeat(6_000)}x,2\n`,
    read({ columns: 'a|b', rows: [...Array.from({ length: 6_000 }, () => '1|2'), 'x|2'] }),
  ],
  [
    'numbers of JSON with 16 digits and more',
    '[{"a":12345678901234567890,"b":1.0,"c":0.1234567890123456789,"d":9007199254740993},{"a":1,"b":2,"c":1,"d":2}]',
    read(
      { columns: 'a|b|c|d', rows: ['12345678901234567890|1.0|0.1234567890123456789|9007199254740993', '1|2|1|2'] },
      'JSON, UTF-8',
    ),
  ],
  ['JSON after JSON', '{"a":1,"b":2}{"a":3,"b":4}', read(numbers, 'JSON lines, UTF-8')],
  ['lists as rows', '[["a","b"],[1,"x"]]', read({ columns: 'column_1|column_2', rows: ['a|b', '1|x'] }, 'JSON, UTF-8')],
])('reads %s alike in the sample, the grid and the files', async (_kind, source, right) => {
  const bytes = Buffer.from(source);
  const names = right.columns.split('|');
  const request = serve(bytes);
  const sample = await measureHead({ bytes, complete: true, contentType: '' }, '2026-01-01T00:00:00Z');
  const { columns, reading } = await tables().info(request);
  const csv = readFileSync((await tables().convert(request, 'csv', {})).file);
  const grid = await tables().rows(request, {});

  expect([sample.reading?.sentence, reading.sentence]).toEqual([right.sentence, right.sentence]);
  expect(sample.schema.map(({ name }) => name)).toEqual(names);
  expect(columns.map(({ name }) => name)).toEqual(names);
  expect(parse(csv)).toEqual([names, ...right.rows.map((row) => row.split('|'))]);
  expect(grid.total).toBe(right.rows.length);
  // Numbers and days are typed alike.
  const kinds = new Map(columns.map(({ name, kind }) => [name, kind]));
  for (const { name, type } of sample.schema) {
    expect([name, kinds.get(name) === 'number', kinds.get(name) === 'date']).toEqual([
      name,
      type === 'integer' || type === 'number',
      type === 'date',
    ]);
  }
});
