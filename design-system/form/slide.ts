import { numberFormat } from '../internal/format/formats.ts';

export interface SlideBounds {
  min: number;
  max: number;
}

export const boundsOf = (min: number, max: number): SlideBounds =>
  Number.isFinite(min) && Number.isFinite(max) && min < max ? { min, max } : { min: 0, max: 100 };

export const within = (value: unknown, { min, max }: SlideBounds, otherwise = min) =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(Math.max(value, min), max) : otherwise;

/** Without the last digits, in which 0.1 + 0.2 differs from 0.3. */
export const formatNumber = (value: number): string => numberFormat({ maximumSignificantDigits: 15 }).format(value);
