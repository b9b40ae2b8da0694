import * as fc from '../../support/property.ts';
import { describe, expect, it } from 'vitest';
import { plainWriter } from '#server/reading/forms.ts';
import { typesOf } from './typesOf.ts';
import { readValue, shown, storable, type Plain } from '#server/domains/samples/measuring/values.ts';

const asWritten = plainWriter({});
const read = (raw: unknown, plain: Plain | undefined) =>
  readValue(raw, typesOf([{ raw }], plain).get('raw') ?? 'empty', plain);

describe('a cell of a text file', () => {
  it.each([
    ['12', { kind: 'integer', number: 12, digits: 12 }],
    ['-0.50', { kind: 'number', number: -0.5, digits: -0.5 }],
    ['.097', { kind: 'number', number: 0.097, digits: 0.097 }],
    ['1e3', { kind: 'number', number: 1000, digits: 1000 }],
    ['TRUE', { kind: 'boolean', boolean: true }],
    ['2012-01-31', { kind: 'date', iso: '2012-01-31' }],
    ['2010-01-01T01:00:00', { kind: 'date', iso: '2010-01-01T01:00:00.000Z' }],
    ['9007199254740993', { kind: 'integer', number: 2 ** 53, digits: '9007199254740993' }],
    ['2026-03-29 03:30:00+02', { kind: 'date', iso: '2026-03-29T01:30:00.000Z' }],
    ['', { kind: 'empty' }],
  ])('%j is read as %j', (text, value) => expect(read(text, asWritten)).toEqual(value));

  it.each([
    'NaN',
    '00501',
    '+4930',
    '2015-02-30',
    '10/15/2015',
    '13/40/2015',
    '1,234',
    '2024-01',
    '3 Jan 2024',
    '1e999',
    '-',
    '.',
    'e5',
    '1.2.3',
  ])('%j stays text', (text) => expect(read(text, asWritten)).toEqual({ kind: 'text', text }));

  it('is read by the forms of its file', () => {
    const plain = plainWriter({ dates: 'day', decimal: ',', thousands: '.' });
    expect(read('3/10/2015', plain)).toEqual({ kind: 'date', iso: '2015-10-03' });
    expect(read('1.234,5', plain)).toEqual({ kind: 'number', number: 1234.5, digits: 1234.5 });
    expect(read('10/15/2015', plainWriter({ dates: 'month' }))).toEqual({ kind: 'date', iso: '2015-10-15' });
  });

  // Whole numbers beyond the safe ones are identifiers, see above.
  const doubles = fc
    .double({ noNaN: true, noDefaultInfinity: true })
    .filter((number) => !/^-?\d+$/u.test(String(number)) || Number.isSafeInteger(number));

  it('every safe integer and every finite number is read back exactly', () => {
    fc.assert(
      fc.property(fc.oneof(fc.maxSafeInteger(), doubles), (number) => {
        const value = read(JSON.stringify(number), asWritten);
        expect(value).toMatchObject({ number: Object.is(number, -0) ? 0 : number });
      }),
    );
  });

  it('every day of the calendar is read as that day', () => {
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const [iso] = date.toISOString().split('T');
        expect(read(iso, asWritten)).toEqual({ kind: 'date', iso });
        expect(read(date.toISOString(), undefined)).toEqual({ kind: 'date', iso: date.toISOString() });
      }),
    );
  });
});

describe('a cell of JSON', () => {
  it.each([
    ['12', { kind: 'text', text: '12' }],
    [12, { kind: 'integer', number: 12, digits: 12 }],
    [2 ** 60, { kind: 'integer', number: 2 ** 60, digits: String(2 ** 60) }],
    [null, { kind: 'empty' }],
    [false, { kind: 'boolean', boolean: false }],
    [[1, { a: 2 }], { kind: 'object', text: '[1,{"a":2}]' }],
  ])('%j keeps its type', (raw, value) => expect(read(raw, undefined)).toEqual(value));
});

describe('displayed values', () => {
  it('a long cell is cut to 256 characters, not in the middle of one', () => {
    const text = shown('😀'.repeat(10_000));
    expect(Array.from(text)).toHaveLength(256);
    expect(text.isWellFormed()).toBe(true);
    expect(shown('x'.repeat(256))).toBe('x'.repeat(256));
  });

  it('no text breaks the database: no NUL, no half of a pair', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) }),
        (text) => {
          expect(storable(text).isWellFormed()).toBe(true);
          expect(shown(text)).not.toContain('\u0000');
        },
      ),
    );
  });
});
