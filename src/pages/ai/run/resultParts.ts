import { numberFormat, toCsv } from '#design-system';
import type { ExecutionResult } from '#contract/types.ts';
import { dayOf, type ResultCell } from '../../shared/rows/shownText.ts';

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

export function drawnOf({ chart, columns, rows = [] }: ExecutionResult): Drawn | undefined {
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
  return {
    form: chart.form,
    title: chart.title,
    x: chart.x,
    isDate,
    series: series.filter(({ points }) => points.length > 0),
  };
}
