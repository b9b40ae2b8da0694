import { filledIn, isBlankCell } from './kinds.ts';

/** Rows of one width that follow one another. */
export interface Run {
  readonly start: number;
  readonly end: number;
  readonly width: number;
  /** Filled cells of all rows. */
  readonly area: number;
}

export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const isBlankRow = (row: readonly string[]) => row.every((cell) => isBlankCell(cell));

/** Rows of another width that a run may hold one after another. */
const maxOdd = 3;
/** Share of blank rows from which they divide nothing: doubled line ends. */
const doubled = 0.3;
/** Part of the largest run's area that makes an earlier one the first table. */
const firstShare = 0.35;

function runsOf(rows: readonly (readonly string[])[]): Run[] {
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

/** Joins neighbours that differ by blank rows only. */
function joined(runs: readonly Run[]): Run[] {
  const whole: Run[] = [];
  for (const run of runs) {
    const last = whole.at(-1);
    if (last && last.width === run.width && run.start - last.end <= 2 && run.width > 1)
      whole[whole.length - 1] = { ...last, end: run.end, area: last.area + run.area };
    else whole.push(run);
  }
  return whole;
}

export function coreRun(rows: readonly (readonly string[])[]): Run | undefined {
  const runs = joined(runsOf(rows));
  const [largest] = runs.toSorted((a, b) => b.area - a.area || a.start - b.start);
  if (!largest) return undefined;
  const isTable = ({ width, area, start, end }: Run) =>
    area >= largest.area * firstShare && width >= Math.max(2, largest.width * 0.6) && end - start >= 2;
  return runs.find((run) => run === largest || isTable(run));
}
