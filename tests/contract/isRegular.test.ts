import { expect, it } from 'vitest';
import { isRegular } from '#contract/isRegular.ts';

const day = 86_400_000;

it('takes days, working days, months and years as one rhythm', () => {
  expect(isRegular([0, 1, 2, 3, 4].map((at) => at * day))).toBe(true);
  expect(isRegular([0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 14].map((at) => at * day))).toBe(true);
  expect(isRegular(Array.from({ length: 30 }, (_, index) => Date.UTC(2014, index)))).toBe(true);
  expect(isRegular(Array.from({ length: 30 }, (_, index) => Date.UTC(1980 + index, 0)))).toBe(true);
});

it('takes earthquakes as unrelated events', () => {
  expect(isRegular([0, 3, 4, 11, 12, 19, 40, 44, 61].map((at) => at * 60_000))).toBe(false);
  expect(isRegular([5, 5, 5])).toBe(false);
});
