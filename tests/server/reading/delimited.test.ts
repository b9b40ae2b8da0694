import { expect, it } from 'vitest';
import { DelimitedParser } from '#server/reading/delimited/parser.ts';
import * as fc from '#tests/support/property.ts';

it('the tolerant parser reads any table cell for cell, in any dialect, however the text is cut', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '1', ' ', ',', ';', '|', '"', "'", '\n', '\r', 'ü') });
  const table = fc
    .integer({ min: 2, max: 4 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }));
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
