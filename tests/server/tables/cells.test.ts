// The count of cells: in one pass, however the bytes arrive, and with the reader's own idea of what a quote is.
import { describe, expect, it } from 'vitest';
import { CellCounter, type Dialect } from '#server/tables/child/cells.ts';
import * as fc from '#tests/support/property.ts';

const usual: Dialect = { delimiter: 0x2c, quote: 0x22, escape: 0x22, skipped: 0 };

function count(text: string, change: Partial<Dialect> = {}, partBytes = Infinity) {
  const counter = new CellCounter({ ...usual, ...change });
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += partBytes) counter.take(bytes.subarray(at, at + partBytes));
  counter.end();
  const { short, long, torn } = counter;
  return { short: short.count, long: long.count, torn };
}
const whole = { short: 0, long: 0, torn: 0 };

describe('a table', () => {
  it.each<[string, string, Partial<Dialect>?]>([
    ['with delimiters, lines and marks in quotes', 'a,b\n"1,\n""2""",3\n"",4\n'],
    ['with other line ends, blank lines and none at the end', 'a,b\r\n1,2\r\n\r\n3,"4"'],
    ['with a quote in the middle of a cell', 'a,b\n1,5" pipe\n2,3\n4,6" pipe\n'],
    ['with spaces around quotes', 'a,b\n "1,\n2" ,3\n'],
    ['with quotes that a stroke stands before', 'a,b\n"1 \\", 2",3\n', { escape: 0x5c }],
    ['without quotes', 'a;b\n"1;2\n3;"4\n', { delimiter: 0x3b, quote: -1, escape: -1 }],
    ['with lines before its head', '# about, this, file\na,b\n1,2\n', { skipped: 1 }],
  ])('%s is whole', (_name, text, change) => {
    expect(count(text, change)).toEqual(whole);
  });

  it('has rows with fewer and with more cells', () => {
    expect(count('a,b\n1\n2,3,4\n5\n')).toEqual({ ...whole, short: 2, long: 1 });
  });

  it.each([
    ['the end', 'a,b\n1,2\n3,"open\n4,5\n', 3],
    ['the next quote, which belongs to another row', 'a,b\n1,"2"\n3,"open\n4,"5"\n6,7\n', 3],
  ])('is torn by a quote that is open to %s', (_name, text, line) => {
    expect(count(text).torn).toBe(line);
  });
});

it('counts the same wherever the bytes are cut', () => {
  const text = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ' ', 'x', '\\'), maxLength: 60 });
  const dialect = fc.constantFrom<Partial<Dialect>>({}, { escape: 0x5c }, { quote: -1, escape: -1 });
  fc.assert(
    fc.property(text, dialect, fc.integer({ min: 1, max: 7 }), (table, change, partBytes) => {
      expect(count(table, change, partBytes)).toEqual(count(table, change));
    }),
  );
});
