import { expect, it } from 'vitest';
import { isUnchanged, rangeOf } from '#server/uploads/range.ts';

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=5-', { start: 5, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-30', { start: 0, end: 9 }],
  ['bytes=2-99', { start: 2, end: 9 }],
  ['bytes=10-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['bytes=-', undefined],
  ['rows=0-1', undefined],
])('reads %s of ten bytes', (range, expected) => {
  expect(rangeOf({ range }, '"a"', 10)).toEqual(expected);
});

it('compares tags', () => {
  expect(isUnchanged({ 'if-none-match': '"b", W/"a"' }, '"a"')).toBe(true);
  expect(isUnchanged({ 'if-none-match': '"b"' }, '"a"')).toBe(false);
  expect(isUnchanged({}, '"a"')).toBe(false);
});
