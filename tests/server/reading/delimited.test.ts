import { describe, expect, it } from 'vitest';
import { DelimitedParser, parseRows } from '#server/reading/delimited/parser.ts';
import type { Dialect } from '#server/reading/delimited/dialect.ts';
import { namedDelimiter, recogniseDialect } from '#server/reading/delimited/recogniseDialect.ts';
import * as fc from '#tests/support/property.ts';

const usual: Dialect = { delimiter: ',', quote: '"', escape: '"' };
const cellsOf = (text: string, change: Partial<Dialect> = {}) =>
  parseRows(text, { ...usual, ...change }).map(({ cells }) => cells);

describe('the tolerant parser', () => {
  it.each<[string, string, string[][], Partial<Dialect>?]>([
    [
      'line breaks in quotes',
      'a,"b\r\nc"\n1,2',
      [
        ['a', 'b\r\nc'],
        ['1', '2'],
      ],
    ],
    ['doubled quotes', 'a,"say ""hi"""', [['a', 'say "hi"']]],
    ['quotes after a backslash', '1,"say \\"hi\\", ok"', [['1', 'say "hi", ok']], { escape: '\\' }],
    ['a quote in the middle of a cell', '5" pipe,2', [['5" pipe', '2']]],
    [
      'a quote that is never closed',
      'a,"b\nc,d',
      [
        ['a', '"b'],
        ['c', 'd'],
      ],
    ],
    [
      'blanks as delimiter',
      ' 1948   0.26  NA \n1949 1 2',
      [
        ['1948', '0.26', 'NA'],
        ['1949', '1', '2'],
      ],
      { delimiter: ' ', blanks: 'run' },
    ],
    ['blanks after the delimiter', 'a, b,  "c, d"', [['a', 'b', 'c, d']], { blanks: 'after' }],
    ['delimiters of several characters', 'a||b||c', [['a', 'b', 'c']], { delimiter: '||' }],
    ['mixed and doubled line ends', 'a\r\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
  ])('reads %s', (_name, text, rows, change) => {
    expect(cellsOf(text, change)).toEqual(rows);
  });

  it('reads any table cell for cell, in any dialect, however the text is cut', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '1', ' ', ',', ';', '|', '"', "'", '\n', '\r', 'ü') });
    const table = fc
      .integer({ min: 2, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
      );
    const dialect = fc.record({
      delimiter: fc.constantFrom(',', ';', '\t', '|', '||'),
      quote: fc.constantFrom('"', "'"),
      end: fc.constantFrom('\n', '\r\n', '\r'),
    });
    fc.assert(
      fc.property(table, dialect, fc.integer({ min: 1, max: 9 }), (rows, { delimiter, quote, end }, length) => {
        const written = (text: string) => quote + text.replaceAll(quote, quote + quote) + quote;
        const text = rows.map((row) => row.map(written).join(delimiter)).join(end);
        const parser = new DelimitedParser({ delimiter, quote, escape: quote });
        const read: string[][] = [];
        for (let at = 0; at < text.length; at += length)
          read.push(...parser.push(text.slice(at, at + length), at + length >= text.length).map(({ cells }) => cells));
        expect(read).toEqual(rows);
      }),
    );
  });
});

describe('the recognition of a dialect', () => {
  it.each([
    ['name;price\nA, B;1,5\nC;2,5\n', { delimiter: ';' }],
    ['name\tnote\nA\t"x, y"\nB\tz\n', { delimiter: '\t' }],
    ["a,b\n'1, 2',3\n'4, 5',6\n", { delimiter: ',', quote: "'" }],
    ['a,b\n1,"say \\"hi\\", ok"\n2,"say \\"no\\", no"\n', { delimiter: ',', escape: '\\' }],
    ['Year   Jan    Feb\n1948   0.26   0.43\n1949   0.18   0.13\n', { blanks: 'run' }],
  ])('finds the form of %j', (text, dialect) => {
    expect(recogniseDialect(text).dialect).toMatchObject(dialect);
  });

  it('uses the reading set by the seller', () => {
    expect(recogniseDialect('a;b,c\n1;2,3\n4;5,6\n', { delimiter: ',' }).dialect.delimiter).toBe(',');
  });

  it('reads the hint of spreadsheets', () => {
    expect([namedDelimiter('sep=;\na;b'), namedDelimiter('"sep=|"\r\na|b'), namedDelimiter('a,b')]).toEqual([
      ';',
      '|',
      undefined,
    ]);
  });
});
