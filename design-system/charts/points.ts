import { numberFormat } from '../internal/format/formats.ts';

export interface Point {
  /** What the point stands for: a moment in milliseconds since 1970, a number, or a name. */
  x: number | string;
  y: number;
}

/** One place on the x axis with the value of each series there; null where a series has none. */
export interface Row {
  x: Point['x'];
  values: readonly (number | null)[];
}

const drawableX = (x: Point['x']) => typeof x === 'string' || Number.isFinite(x);

/** Points that can be drawn: a value that is no finite number is left out. */
export const drawable = (points: readonly Point[]): Point[] =>
  points.filter(({ x, y }) => Number.isFinite(y) && drawableX(x));

/** One row for each x that any series knows; numbers in order, names as they come. */
export function rowsOf(series: readonly (readonly Point[])[]): Row[] {
  const rows = new Map<Point['x'], (number | null)[]>();
  for (const [index, points] of series.entries()) {
    for (const { x, y } of drawable(points)) {
      const values = rows.get(x) ?? Array.from({ length: series.length }, () => null);
      values[index] = y;
      rows.set(x, values);
    }
  }
  const list = Array.from(rows, ([x, values]) => ({ x, values }));
  return list.every(({ x }) => typeof x === 'number') ? list.toSorted((a, b) => Number(a.x) - Number(b.x)) : list;
}

/** Every value of every series. */
export const valuesOf = (rows: readonly Row[]): number[] =>
  rows.flatMap(({ values }) => values.filter((value) => value !== null));

/** Where each row lies on the x axis: numbers and moments by their distance, names one after another. */
export function placesOf(rows: readonly Row[]): number[] {
  const numeric = rows.every(({ x }) => typeof x === 'number');
  return rows.map(({ x }, index) => (numeric ? Number(x) : index));
}

/** The index of the place nearest to a share of the span, from 0 (start) to 1 (end). */
export function nearestPlace(places: readonly number[], share: number): number {
  const [first = 0, last = first] = [places[0], places.at(-1)];
  const wanted = first + share * (last - first);
  let best = 0;
  for (const [index, place] of places.entries()) {
    if (Math.abs(place - wanted) < Math.abs((places[best] ?? 0) - wanted)) best = index;
  }
  return best;
}

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
  const half = Math.abs(low) / 2;
  // Below this a half is no longer a number of its own.
  return half < Number.MIN_VALUE * 2 ? [low, low + 1] : [low - half, high + half];
}

/** The figure for a screen: at most six significant digits, by the reader's habits. */
export const formatValue = (value: number): string =>
  Number.isFinite(value) ? numberFormat({ maximumSignificantDigits: 6 }).format(value) : '–';
