/** Micro-tokens below which prices count as equally low. */
const negligiblePrice = 10_000;
/** Positions of the slider. The fields beside it are exact. */
export const sliderSteps = 100;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const twoDigits = (price: number) => Number(price.toPrecision(2));
const weightOf = (price: number) => Math.log(1 + price / negligiblePrice);

/** Logarithmic: one product at a million times the usual price must not take the whole slider. */
export function priceAt(position: number, { min, max }: Bounds): number {
  if (position <= 0) return min;
  if (position >= sliderSteps) return max;
  const weight = weightOf(min) + (weightOf(max) - weightOf(min)) * (position / sliderSteps);
  return Math.min(max, Math.max(min, twoDigits(negligiblePrice * (Math.exp(weight) - 1))));
}

export function positionOf(price: number, { min, max }: Bounds): number {
  const share = (weightOf(price) - weightOf(min)) / (weightOf(max) - weightOf(min));
  return Math.min(sliderSteps, Math.max(0, Math.round(share * sliderSteps)));
}
