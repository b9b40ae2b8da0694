// Figures of benches, and what they are judged by.
import type { KeptLine } from './kept.ts';

/** The value that this share of all values is at or below. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** A figure that may be at most its bar. */
export const atMost = (what: string, is: number, bar: number, unit: string): KeptLine => ({
  what,
  is: Number(is.toFixed(2)),
  bar,
  unit,
  atLeast: false,
  met: is <= bar,
});
