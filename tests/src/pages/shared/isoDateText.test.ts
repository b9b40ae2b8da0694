import { expect, it } from 'vitest';
import { localText } from '#design-system';
import { withDates } from '#src/pages/shared/product/isoDateText.ts';

const plain = (text: string) => withDates(text).replaceAll(/[\u00A0\u202F]/gu, ' ');

it.each([
  ['2010-01', 'Jan 2010'],
  ['2010-01-31', 'Jan 31, 2010'],
  ['2010-01-01 to 2012-03', 'Jan 1, 2010 to Mar 2012'],
  ['2010-01-01T01:00:00', 'Jan 1, 2010, 1:00 AM'],
  ['2010-01-01 13:30', 'Jan 1, 2010, 1:30 PM'],
  ['2010-01-01T01:00:00.250Z', localText('2010-01-01T01:00:00.250Z').replaceAll('\u202F', ' ')],
  ['2010-01-01 01:00:00+02:00', localText('2010-01-01T01:00:00+02:00').replaceAll('\u202F', ' ')],
])('writes %s as %s', (iso, text) => expect(plain(iso)).toBe(text));

it.each(['2010-01-01T99:00', '2010-13-01', '2010-01-x', 'v2010-01b', '2010-W03-1'])('leaves %s as it is', (text) =>
  expect(withDates(text)).toBe(text),
);
