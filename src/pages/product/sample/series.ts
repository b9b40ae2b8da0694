import type { Sample } from '#contract/types.ts';
import { cellText } from '../../shared/rows/shownText.ts';

export interface Series {
  points: { x: number | string; y: number }[];
  /** Column of the x axis; undefined when points are numbered. */
  x: string | undefined;
  /** 'highest': names with the highest values, when not all fit. */
  kind: 'dates' | 'names' | 'highest' | 'rows';
}

// Identifiers and places are no measurements: a map shows places.
const naming = /(^|[\s_-])(id|year|lat|latitude|lon|lng|longitude|zip|code|fips)($|[\s_-])/i;

export const drawableColumns = ({ schema }: Pick<Sample, 'schema'>): string[] =>
  schema
    .filter(({ type, distinct }) => (type === 'integer' || type === 'number') && distinct > 1)
    .flatMap(({ name }) => (naming.test(name) ? [] : name));

/** Bars that a list shows without scrolling. */
const maxNames = 8;

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** Returns the points since the last restart of a replay: time goes back by more than half of the drawn range. */
function sinceRestart(points: { x: number; y: number }[]) {
  const times = points.map(({ x }) => x);
  const half = (Math.max(...times) - Math.min(...times)) / 2;
  const restart = times.findLastIndex((time, index) => time < (times[index - 1] ?? time) - half);
  return restart > 0 ? points.slice(restart) : points;
}

/** Plots a column over dates, else over distinct names, else by row. */
export function seriesOf({ schema, rows, live }: Pick<Sample, 'schema' | 'rows' | 'live'>, column: string): Series {
  const drawn = rows.filter((row) => typeof row[column] === 'number');
  const y = (row: Sample['rows'][number]) => Number(row[column]);
  const over = <X extends number | string>(read: (row: Sample['rows'][number]) => X) =>
    drawn.map((row) => ({ x: read(row), y: y(row) }));
  for (const { name } of schema.filter(({ type }) => type === 'date')) {
    const points = over((row) => Date.parse(cellText(row[name] ?? '')));
    if (points.every(({ x }) => Number.isFinite(x)) && isUnique(points.map(({ x }) => x)))
      return { points: (live ? sinceRestart(points) : points).toSorted((a, b) => a.x - b.x), x: name, kind: 'dates' };
  }
  for (const { name } of schema.filter(({ type }) => type === 'text')) {
    const points = over((row) => cellText(row[name] ?? ''));
    if (!isUnique(points.map(({ x }) => x))) continue;
    if (points.length <= maxNames) return { points, x: name, kind: 'names' };
    return { points: points.toSorted((a, b) => b.y - a.y).slice(0, maxNames), x: name, kind: 'highest' };
  }
  return { points: drawn.map((row, index) => ({ x: index + 1, y: y(row) })), x: undefined, kind: 'rows' };
}
