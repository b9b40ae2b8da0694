export interface Point {
  /** What the point stands for: a moment in milliseconds since 1970, a number, or a name. */
  x: number | string;
  y: number;
}

/** Points that can be drawn: a value that is no finite number is left out. */
export const drawable = (points: readonly Point[]): Point[] =>
  points.filter(({ x, y }) => Number.isFinite(y) && (typeof x === 'string' || Number.isFinite(x)));

/** Lowest and highest value, widened so that a flat line stands in the middle. */
export function extentOf(values: readonly number[], withZero: boolean): [number, number] {
  if (values.length === 0) return [0, 1];
  let low = withZero ? 0 : Infinity;
  let high = withZero ? 0 : -Infinity;
  // A loop, not Math.min(...values): the spread overflows the stack at some ten thousand points.
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low !== high) return [low, high];
  return low === 0 ? [0, 1] : [low - Math.abs(low) / 2, high + Math.abs(high) / 2];
}

/** The figure for a screen: at most three significant decimals, by the reader's habits. */
export const formatValue = (value: number): string =>
  Number.isFinite(value) ? new Intl.NumberFormat(undefined, { maximumSignificantDigits: 6 }).format(value) : '–';
