import { numberFormat } from '../internal/format/formats.ts';

export interface Point {
  /** Position: a time in milliseconds since 1970, a number, or a category name. */
  x: number | string;
  /** Value; one that is not finite leaves a gap. */
  y: number;
}

export interface Row {
  x: Point['x'];
  values: readonly (number | null)[];
}

const drawableX = (x: Point['x']) => typeof x === 'string' || Number.isFinite(x);

export const drawable = (points: readonly Point[]): Point[] =>
  points.filter(({ x, y }) => Number.isFinite(y) && drawableX(x));

/** @param gaps Keeps the place of a point whose value is not finite. */
export function rowsOf(series: readonly (readonly Point[])[], gaps = false): Row[] {
  const rows = new Map<Point['x'], (number | null)[]>();
  for (const [index, points] of series.entries()) {
    for (const { x, y } of gaps ? points.filter((point) => drawableX(point.x)) : drawable(points)) {
      const values = rows.get(x) ?? Array.from({ length: series.length }, () => null);
      values[index] = Number.isFinite(y) ? y : null;
      rows.set(x, values);
    }
  }
  const list = Array.from(rows, ([x, values]) => ({ x, values }));
  return list.every(({ x }) => typeof x === 'number') ? list.toSorted((a, b) => Number(a.x) - Number(b.x)) : list;
}

export const valuesOf = (rows: readonly Row[]): number[] =>
  rows.flatMap(({ values }) => values.filter((value) => value !== null));

export function placesOf(rows: readonly Row[]): number[] {
  const numeric = rows.every(({ x }) => typeof x === 'number');
  return rows.map(({ x }, index) => (numeric ? Number(x) : index));
}

export function nearestPlace(places: readonly number[], share: number): number {
  const [first = 0, last = first] = [places[0], places.at(-1)];
  const wanted = first + share * (last - first);
  let best = 0;
  for (const [index, place] of places.entries()) {
    if (Math.abs(place - wanted) < Math.abs((places[best] ?? 0) - wanted)) best = index;
  }
  return best;
}

export function extentOf(values: readonly number[], withZero: boolean): [number, number] {
  if (values.length === 0) return [0, 1];
  let low = withZero ? 0 : Infinity;
  let high = withZero ? 0 : -Infinity;
  // A loop, because `Math.min(...values)` overflows the stack beyond some ten thousand values.
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  if (low !== high) return [low, high];
  const half = Math.abs(low) / 2;
  // Half of a smaller value would underflow to zero.
  return half < Number.MIN_VALUE * 2 ? [low, low + 1] : [low - half, high + half];
}

export const formatValue = (value: number): string =>
  Number.isFinite(value) ? numberFormat({ maximumSignificantDigits: 6 }).format(value) : '–';
