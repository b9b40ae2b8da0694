import { afterEach, expect, it } from 'vitest';
import { chooseFormats, dateFormat, numberFormat } from '#design-system/internal/format/formats.ts';
import { localText, utcText } from '#design-system/internal/format/moments.ts';

const at = '2026-11-20T23:30:00Z';

afterEach(() => chooseFormats({}));

it('writes moments and numbers as chosen, and a moment in UTC in UTC', () => {
  chooseFormats({ locale: 'de-DE', timeZone: 'Asia/Tokyo' });
  expect(localText(at)).toBe('21.11.2026, 08:30');
  expect(utcText(at)).toBe('20.11.2026, 23:30 UTC');
  expect(numberFormat().format(1_234_567.5)).toBe('1.234.567,5');
  chooseFormats({ locale: 'en-US', timeZone: 'America/New_York' });
  expect(localText(at)).toBe('Nov 20, 2026, 6:30 PM');
  expect(numberFormat().format(1_234_567.5)).toBe('1,234,567.5');
});

it.each([
  ['point', '1,234,567.5', '-1,234.5', '12.5%'],
  ['comma', '1.234.567,5', '-1.234,5', '12,5%'],
  ['space', '1\u202F234\u202F567.5', '-1\u202F234.5', '12.5%'],
  ['spaceComma', '1\u202F234\u202F567,5', '-1\u202F234,5', '12,5%'],
] as const)('writes numbers with the marks of %s, whatever the language', (numberStyle, large, negative, share) => {
  for (const locale of ['en-US', 'en-IN'] as const) {
    chooseFormats({ locale, numberStyle });
    expect(numberFormat().format(-1234.5)).toBe(negative);
    expect(numberFormat({ style: 'percent', maximumFractionDigits: 1 }).format(0.125)).toBe(share);
  }
  chooseFormats({ locale: 'de-DE', numberStyle });
  expect(numberFormat().format(1_234_567.5)).toBe(large);
  chooseFormats({ locale: 'de-DE' });
  expect(numberFormat().format(1_234_567.5)).toBe('1.234.567,5');
});

it('refuses formats that the browser lacks, and keeps the previous ones', () => {
  chooseFormats({ locale: 'de-DE' });
  expect(() => chooseFormats({ timeZone: 'Mars/Base' })).toThrow(RangeError);
  expect(() => chooseFormats({ locale: 'x_y!' })).toThrow(RangeError);
  expect(dateFormat({ month: 'long', timeZone: 'UTC' }).format(new Date(at))).toBe('November');
  expect(numberFormat().format(0.5)).toBe('0,5');
});
