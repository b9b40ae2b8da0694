import { expect, it } from 'vitest';
import { gapText } from '#src/pages/shared/deal/terms.tsx';

it.each([
  [997_000, 1_000_000, '−<1%'],
  [1_003_000, 1_000_000, '+<1%'],
  [994_000, 1_000_000, '−1%'],
  [1_000_000, 1_000_000, '0%'],
  [1_637_000, 2_000_000, '−18%'],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER - 1, '+<1%'],
  [1, 0, ''],
])('writes the gap of %i and %i as "%s"', (amount, list_price, text) => {
  expect(gapText({ amount, list_price })).toBe(text);
});
