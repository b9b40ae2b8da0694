export interface SlideBounds {
  min: number;
  max: number;
}

export const boundsOf = (min: number, max: number): SlideBounds =>
  Number.isFinite(min) && Number.isFinite(max) && min < max ? { min, max } : { min: 0, max: 100 };

export const within = (value: unknown, { min, max }: SlideBounds, otherwise = min) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, min), max) : otherwise;
