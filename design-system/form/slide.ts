export interface SlideBounds {
  min: number;
  max: number;
}

/** Normalizes slider bounds: finite and in order. */
export const boundsOf = (min: number, max: number): SlideBounds =>
  Number.isFinite(min) && Number.isFinite(max) && min < max ? { min, max } : { min: 0, max: 100 };

/** Clamps a value to the bounds; invalid values become the minimum. */
export const within = (value: unknown, { min, max }: SlideBounds, otherwise = min) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, min), max) : otherwise;
