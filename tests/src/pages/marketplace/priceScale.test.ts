import { expect, it } from 'vitest';
import { positionOf, priceAt, sliderSteps } from '#src/pages/marketplace/filters/priceScale.ts';

const outlier = { min: 0, max: 1_234_567_000_000 };

it('reaches both bounds exactly', () => {
  expect([priceAt(0, outlier), priceAt(sliderSteps, outlier)]).toEqual([outlier.min, outlier.max]);
});

it('leaves room for usual prices beside one product at a million DXT', () => {
  const [low, high] = [positionOf(100_000, outlier), positionOf(3_000_000, outlier)];
  expect(high - low).toBeGreaterThan(15);
});

it.each([{ min: 150_000, max: 3_000_000 }, { min: 0, max: 1 }, outlier])('rises from %o to the top', (bounds) => {
  const prices = Array.from({ length: sliderSteps + 1 }, (_, position) => priceAt(position, bounds));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

it('converts a price to its position and back', () => {
  for (let position = 0; position <= sliderSteps; position += 10)
    expect(positionOf(priceAt(position, outlier), outlier)).toBe(position);
});
