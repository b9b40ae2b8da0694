import { numberFormat, toCsv } from '#design-system';
import type { ExecutionResult, RunAnalysis } from '#contract/types.ts';
import { dayOf, type ResultCell } from '../rows/shownText.ts';

export function cellText(cell: ResultCell | undefined): string {
  if (cell === null || cell === undefined) return '–';
  if (typeof cell === 'number') return numberFormat({ maximumSignificantDigits: 6 }).format(cell);
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return String(dayOf(cell));
}

export const csvOf = ({ columns, rows, content, facts }: ExecutionResult): string =>
  rows
    ? toCsv([columns.map(({ name }) => name), ...rows])
    : toCsv([
        ['value', ...Object.keys(facts)],
        [content, ...Object.values(facts)],
      ]);

export const jsonOf = (result: ExecutionResult) => JSON.stringify(result, null, 2);

interface Point {
  x: number | string;
  y: number;
}

export interface Drawn {
  form: 'bar' | 'line' | 'scatter';
  title?: string | undefined;
  x: string;
  isDate: boolean;
  series: { name: string; points: Point[] }[];
  /** Names of the series between which a range is shaded. */
  band?: readonly [low: string, high: string] | undefined;
}

const rangeText = (from: number, end: number) => `${cellText(from)}${from < 0 ? ' to ' : '–'}${cellText(end)}`;

/** A bar for each range, and an empty place where ranges are left out between two. */
function rangePoints(ranges: readonly { from: number; end: number; y: number }[]): Point[] {
  return ranges.flatMap(({ from, end, y }, index) => {
    const before = ranges[index - 1]?.end ?? from;
    const width = end - from;
    const missing = width > 0 ? Math.round((from - before) / width) : 0;
    return [
      ...Array.from({ length: missing }, (_, place) => ({
        x: rangeText(before + place * width, before + (place + 1) * width),
        y: Number.NaN,
      })),
      { x: rangeText(from, end), y },
    ];
  });
}

/** A bar for each pair of columns. */
function drawnPairs({ rows = [] }: ExecutionResult): Drawn | undefined {
  const points = rows.flatMap(([first, second, value]) =>
    typeof value === 'number' ? [{ x: `${cellText(first)} – ${cellText(second)}`, y: value }] : [],
  );
  if (points.length < 2) return undefined;
  return { form: 'bar', x: 'pair', isDate: false, series: [{ name: 'correlation', points }] };
}

export function drawnOf(result: ExecutionResult, analysis?: RunAnalysis): Drawn | undefined {
  const { chart, columns, rows = [] } = result;
  if (analysis === 'correlation') return drawnPairs(result);
  if (!chart || rows.length === 0) return undefined;
  const at = (name: string) => columns.findIndex((column) => column.name === name);
  const x = at(chart.x);
  const isDate = columns[x]?.type === 'date';
  const numeric = columns[x]?.type === 'number' || columns[x]?.type === 'integer';
  const placeOf = (cell: ResultCell | undefined) =>
    isDate ? Date.parse(String(cell)) : numeric && chart.form !== 'bar' ? Number(cell) : cellText(cell);
  const [y = ''] = chart.y;
  if (chart.end !== undefined) {
    const [end, value] = [at(chart.end), at(y)];
    const points = rangePoints(
      rows.map((row) => ({ from: Number(row[x]), end: Number(row[end]), y: Number(row[value]) })),
    );
    return { form: 'bar', title: chart.title, x: chart.x, isDate: false, series: [{ name: y, points }] };
  }
  const names = [...chart.y, ...(chart.low ? [chart.low] : []), ...(chart.high ? [chart.high] : [])];
  const series = names.map((name) => ({
    name,
    points: rows.flatMap((row) => {
      const [place, value] = [placeOf(row[x]), row[at(name)]];
      return typeof value === 'number' && !Number.isNaN(place) ? [{ x: place, y: value }] : [];
    }),
  }));
  const drawn = series.filter(({ points }) => points.length > 0);
  const isSorted = chart.form === 'bar' && !isDate && !numeric && drawn.length === 1;
  const hasBand = [chart.low, chart.high].every((bound) => drawn.some(({ name: one }) => one === bound));
  return {
    form: chart.form,
    title: chart.title,
    x: chart.x,
    isDate,
    series: isSorted
      ? drawn.map(({ name: one, points }) => ({ name: one, points: points.toSorted((a, b) => b.y - a.y) }))
      : drawn,
    ...(hasBand && { band: [chart.low ?? '', chart.high ?? ''] as const }),
  };
}
