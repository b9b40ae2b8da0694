import { expect, it } from 'vitest';
import { maxAmount } from '#contract/constants.ts';
import { incomeText } from '#src/pages/products/form/income.ts';

const tokens = (micro: number) => `${micro / 1_000_000} DXT`;
const sold = { products: 4, similar: true, low: 1, middle: 2, high: 3, hours: 41 };

it('estimates the income of a month from comparable products', () => {
  expect(incomeText(sold, 500_000, tokens)).toBe(
    'Similar products sell 41 hours a month on average. At your price that is about 21 DXT a month.',
  );
  expect(incomeText({ ...sold, similar: false }, 1_000_000, tokens)).toMatch(/^Products of this category sell/u);
});

it('shows that sales are too few for an estimate', () => {
  const few = 'Not enough comparable sales to estimate monthly income.';
  expect(incomeText({ products: 0, similar: false }, 500_000, tokens)).toBe(few);
  expect(incomeText({ ...sold, hours: undefined }, 500_000, tokens)).toBe(few);
  expect(incomeText(sold, maxAmount, tokens)).toBe(few);
});

it('shows no estimate for free data, or before a price or a reply', () => {
  expect(incomeText(sold, 0, tokens)).toBeUndefined();
  expect(incomeText(sold, null, tokens)).toBeUndefined();
  expect(incomeText(undefined, 500_000, tokens)).toBeUndefined();
});
