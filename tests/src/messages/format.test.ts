import { expect, it } from 'vitest';
import { withQuery } from '#src/config/paths.ts';
import { counted } from '#src/messages/format.ts';
import { relativeTime } from '#src/pages/shared/When.tsx';

it('writes numbers with separators', () => {
  expect(counted({ one: '1 row', many: '{count} rows' }, 1461)).toBe('1,461 rows');
});

it('omits empty values from the query of a path', () => {
  expect(withQuery('/marketplace', { page: 2, name: 'a b&c', type: undefined, sort: '' })).toBe(
    '/marketplace?page=2&name=a+b%26c',
  );
  expect(withQuery('/marketplace', {})).toBe('/marketplace');
});

it.each([
  [11 * 3_600_000, 'in 11 hours'],
  [11 * 3_600_000 + 1000, 'in 12 hours'],
  [14 * 86_400_000 - 1000, 'in 14 days'],
  [31 * 86_400_000, 'next month'],
  [-3 * 86_400_000 - 1000, '3 days ago'],
  [59_000, 'this minute'],
  [-59_000, 'just now'],
  [-400 * 86_400_000, 'last year'],
])('writes a time %i ms from now as %s', (ms, expected) => {
  const now = Date.UTC(2026, 10, 20);
  expect(relativeTime(new Date(now + ms).toISOString(), now)).toBe(expected);
});
