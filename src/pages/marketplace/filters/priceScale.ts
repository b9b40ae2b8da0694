/** Micro-tokens below which prices count as equally low. */
const floor = 10_000;
/** Positions of the slider. The fields beside it are exact. */
export const steps = 100;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

const twoDigits = (price: number) => Number(price.toPrecision(2));
const weightOf = (price: number) => Math.log(1 + price / floor);

/** Logarithmic: one product at a million times the usual price must not take the whole slider. */
export function priceAt(position: number, { min, max }: Bounds): number {
  if (position <= 0) return min;
  if (position >= steps) return max;
  const weight = weightOf(min) + (weightOf(max) - weightOf(min)) * (position / steps);
  return Math.min(max, Math.max(min, twoDigits(floor * (Math.exp(weight) - 1))));
}

export function positionOf(price: number, { min, max }: Bounds): number {
  const share = (weightOf(price) - weightOf(min)) / (weightOf(max) - weightOf(min));
  return Math.min(steps, Math.max(0, Math.round(share * steps)));
}
