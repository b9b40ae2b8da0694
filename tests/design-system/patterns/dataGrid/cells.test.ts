import { afterEach, describe, expect, it } from 'vitest';
import { cellText, fractionDigits, maxShown, toTsv } from '#design-system/patterns/DataGrid/cells/cells.ts';
import { jsonText, wholeText } from '#design-system/internal/format/values.ts';
import { chooseFormats } from '#design-system/internal/format/formats.ts';

afterEach(() => chooseFormats({}));

describe('a number', () => {
  it('is split at the decimal mark of the chosen format', () => {
    chooseFormats({ locale: 'de-DE' });
    expect(cellText(1234.5, { type: 'number' })).toEqual({ kind: 'number', text: '1.234', fraction: ',5' });
    chooseFormats({ locale: 'en-GB', numberStyle: 'space' });
    expect(cellText(-1234.25, { type: 'number' })).toEqual({ kind: 'number', text: '-1\u202F234', fraction: '.25' });
  });

  it.each([
    [NaN, 'NaN'],
    [Infinity, 'Infinity'],
    [1e300, '1e+300'],
    [1e-9, '1e-9'],
    [12345678901234567890n, '12345678901234567890'],
  ])('that has no plain notation stays as it is: %s', (value, text) => {
    expect(cellText(value, { type: 'number' })).toEqual({ kind: 'number', text });
  });

  it('in a text is formatted only where nothing is lost', () => {
    expect(cellText('0.5', { type: 'number' })).toMatchObject({ kind: 'number', fraction: '.5' });
    for (const text of ['0.50', '007', '9007199254740993', 'n/a', ''])
      expect(cellText(text, { type: 'number' })).toEqual({ kind: 'text', text });
  });

  it('is rounded only where the column says so', () => {
    expect(cellText(7.054838709677419, { type: 'number' }).fraction).toBe('.054838709677419');
    expect(cellText(7.054838709677419, { type: 'number', significantDigits: 6 }).fraction).toBe('.05484');
  });

  it('leaves room for the most fraction digits of its column', () => {
    const columns = [{ type: 'number' }, { type: 'text' }] as const;
    const rows = [[1.25, 'x'], [3], [2.5, 'y']];
    expect(fractionDigits(rows, columns, [])).toEqual([2, 0]);
    expect(fractionDigits([[0.1]], columns, [2, 0])).toEqual([2, 0]);
  });
});

describe('a date', () => {
  it('names its zone, and a day has none', () => {
    chooseFormats({ locale: 'en-GB', timeZone: 'Asia/Kolkata' });
    expect(cellText('2026-01-01T20:00:00Z', { type: 'date' }).text).toBe('2 Jan 2026, 01:30:00 GMT+5:30');
    expect(cellText('2026-01-01', { type: 'date' }).text).toBe('1 Jan 2026');
  });

  it('that cannot be read stays a text', () => {
    expect(cellText('soon', { type: 'date' })).toEqual({ kind: 'text', text: 'soon' });
    expect(cellText(new Date(Number.NaN), { type: 'date' }).kind).not.toBe('date');
  });
});

describe('bad data', () => {
  const loop: { self?: unknown } = {};
  loop.self = loop;

  it.each([null, undefined, NaN, Symbol('x'), () => 1, loop, new Date(NaN), 10n, [1, [2]], { n: 10n }])(
    'gives a text of one line: %s',
    (value) => {
      for (const type of ['text', 'number', 'boolean', 'date', 'json'] as const) {
        const { text, fraction = '' } = cellText(value, { type });
        expect(text + fraction).not.toMatch(/[\n\r\0]/u);
      }
      expect(typeof wholeText(value)).toBe('string');
      expect(typeof jsonText(value)).toBe('string');
    },
  );

  it('of 10 kB is cut, and shows control characters as symbols', () => {
    expect(cellText('x'.repeat(10_000)).text).toHaveLength(maxShown + 1);
    expect(cellText('a\0b\nc').text).toBe('a␀b␊c');
  });

  it('distinguishes null from a missing cell', () => {
    expect([cellText(null).kind, cellText(undefined).kind]).toEqual(['null', 'missing']);
  });
});

it('copies as spreadsheets read it', () => {
  const rows = [
    ['a\tb', 1.5, null],
    ['"x"\n', { k: 1 }, 'n\0ul'],
  ];
  expect(toTsv(rows)).toBe('"a\tb"\t1.5\t\n"""x""\n"\t"{""k"":1}"\tnul');
});
