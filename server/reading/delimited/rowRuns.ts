import { columnForms, fitsBody } from './columns.ts';
import { filledIn, isBlankRow, isValue } from './kinds.ts';

export interface Run {
  readonly start: number;
  readonly end: number;
  readonly width: number;
  readonly area: number;
}

interface Sized extends Run {
  readonly typical: number;
}

type Rows = readonly (readonly string[])[];

export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const maxOdd = 3;
/** Share of blank rows from which they divide nothing: doubled line ends. */
const doubled = 0.3;
/** Part of the largest table's cells that makes an earlier one the first table. */
const firstShare = 0.35;

function runsOf(rows: Rows): Run[] {
  const runs: Run[] = [];
  const blanks = rows.filter((row) => isBlankRow(row)).length;
  const divides = blanks < rows.length * doubled;
  let current: { start: number; end: number; width: number; area: number; odd: number } | undefined;
  rows.forEach((row, at) => {
    if (isBlankRow(row)) {
      if (divides) current = undefined;
      return;
    }
    const area = filledIn(row);
    if (current && row.length === current.width) {
      current.end = at + 1;
      current.area += area;
      current.odd = 0;
      return;
    }
    const isEstablished = current !== undefined && current.end - current.start >= 3;
    if (current && isEstablished && current.odd < maxOdd) {
      current.odd += 1;
      // A run of another width may begin here: it is followed beside the first one.
      const next = rows[at + 1];
      if (next && next.length === current.width) return;
      if (next && next.length !== row.length) return;
    }
    current = { start: at, end: at + 1, width: row.length, area, odd: 0 };
    runs.push(current);
  });
  return runs;
}

function goesOn(rows: Rows, run: Run, next: Run): boolean {
  const before = rows.slice(run.start, run.end).filter((row) => !isBlankRow(row));
  const body = before.slice(Math.min(3, Math.floor(before.length / 2)));
  const typical = medianOf(body.map((row) => filledIn(row)));
  const first = rows.slice(next.start, next.end).find((row) => filledIn(row) > 1) ?? rows[next.start]!;
  // A repeated header begins a further table.
  if (first.join('\n') === before[0]!.join('\n')) return false;
  const forms = columnForms(body, run.width);
  if (forms.some(({ kind, share, filled }) => isValue(kind) && share > 0.6 && filled > 1))
    return fitsBody(first, forms, typical);
  const after = medianOf(rows.slice(next.start, next.end).map((row) => filledIn(row)));
  return Math.abs(after - typical) <= Math.max(after, typical) * 0.25;
}

/** Joins neighbours of one table that differ by blank rows only. */
function joined(rows: Rows, runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    const isNear = last && last.width === run.width && run.start - last.end <= 2 && run.width > 1;
    if (isNear && goesOn(rows, last, run))
      whole[whole.length - 1] = { ...last, end: run.end, area: last.area + run.area };
    else whole.push(run);
  }
  return whole;
}

/** Joins rows of many widths, such as those whose empty last cells were cut, where the kinds of their cells agree. */
function evened(rows: Rows, runs: readonly Run[]): Run[] {
  const all = runs.reduce((sum, { start, end }) => sum + end - start, 0);
  const loose = runs.filter(({ start, end, width }) => end - start < 3 && width > 1);
  if (loose.length < 4 || loose.reduce((sum, { start, end }) => sum + end - start, 0) < all * 0.3) return [...runs];
  const whole: Run[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    const isNext = last && run.start === last.end && run.width > 1 && last.width > 1;
    if (!isNext || !fitsAbove(rows, last, run)) {
      whole.push(run);
      continue;
    }
    const widths = rows.slice(last.start, run.end).map((row) => row.length);
    whole[whole.length - 1] = { ...last, end: run.end, width: mostFrequent(widths), area: last.area + run.area };
  }
  return whole;
}

const comparedRows = 20;

function fitsAbove(rows: Rows, above: Run, run: Run): boolean {
  if (Math.min(above.width, run.width) < Math.max(above.width, run.width) * 0.5) return false;
  const body = rows.slice(Math.max(above.start, above.end - comparedRows), above.end);
  const forms = columnForms(body, Math.max(above.width, run.width));
  if (!forms.some(({ kind, share }) => isValue(kind) && share > 0.6)) return false;
  const typical = medianOf(body.map((row) => filledIn(row)));
  const next = rows.slice(run.start, Math.min(run.end, run.start + 5));
  return next.filter((row) => fitsBody(row, forms, typical, 1)).length > next.length / 2;
}

function mostFrequent(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0])[0]![0];
}

interface Family {
  area: number;
  rows: number;
}

function families(rows: Rows, runs: readonly Sized[]): Map<Run, Family> {
  const headerOf = ({ start, width }: Run) => `${width} ${rows[start]!.map((cell) => cell.trim()).join('\n')}`;
  const found = new Map<string, Family>();
  for (const run of runs) {
    const family = found.get(headerOf(run)) ?? { area: 0, rows: 0 };
    // Pairs of a name and a value count less than cells of a wide table.
    family.area += run.area * (1 - 1 / Math.max(run.typical, 1.1));
    family.rows += run.end - run.start;
    found.set(headerOf(run), family);
  }
  return new Map(runs.map((run) => [run, found.get(headerOf(run))!]));
}

export function coreRun(rows: Rows): Run | undefined {
  const all = joined(rows, evened(rows, runsOf(rows))).map((run) => ({
    ...run,
    typical: medianOf(rows.slice(run.start, run.end).map((row) => filledIn(row))),
  }));
  const several = all.filter(({ start, end }) => end - start > 1);
  const wide = several.filter(({ width }) => width > 1);
  const runs = [wide, several].find((some) => some.length > 0) ?? all;
  const extents = families(rows, runs);
  const [largest] = runs.toSorted((a, b) => extents.get(b)!.area - extents.get(a)!.area || a.start - b.start);
  if (!largest) return undefined;
  const most = extents.get(largest)!;
  const isTable = (run: Sized) => {
    const { area, rows: count } = extents.get(run)!;
    const isWide = run.typical >= Math.max(2, largest.typical * 0.6);
    return isWide && area >= most.area * firstShare && count >= most.rows * firstShare;
  };
  return runs.find((run) => run === largest || isTable(run));
}
