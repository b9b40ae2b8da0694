// Columns of fixed width: places that are blank in every line of a table part its cells, which may hold blanks.
import { isValue, kindOf } from './kinds.ts';

export type Gap = readonly [from: number, to: number];

export interface Columns {
  readonly gaps: readonly Gap[];
  readonly width: number;
}

export interface FixedWidth extends Columns {
  /** Lines that no gap cuts. */
  readonly lines: number;
}

/** Name of these columns where others have a delimiter. */
export const fixedName = 'fixed';

const probedLines = 400;
const longestLine = 1_000;
const maxNotes = 20;
const fewestLines = 5;
const fewestGaps = 2;
/** Characters from a gap in which a name that is wider than its column may end. */
const nearby = 8;

const leastShare = 0.1;

/** Places between runs of ink. `ink` counts the lines that write at a place. */
function gapsOf(ink: Uint16Array, lines: number): Gap[] {
  const gaps: Gap[] = [];
  let last = -1;
  for (let at = 0; at < ink.length; at += 1) {
    const start = at;
    let most = 0;
    for (; at < ink.length && ink[at]! > 0; at += 1) most = Math.max(most, ink[at]!);
    if (most <= lines * leastShare) continue;
    if (last >= 0) gaps.push([last, start]);
    last = at;
  }
  return gaps;
}

function blankIn(line: string, [from, to]: Gap): number | undefined {
  for (let at = from; at < to; at += 1) if (at >= line.length || line[at] === ' ') return at;
  return undefined;
}

/** True for a blank place between words of a text, which few lines have on both sides. */
function isInText([from, to]: Gap, lines: readonly string[]): boolean {
  const both = lines.filter((line) => (line[to] ?? ' ') !== ' ');
  const isWord = (line: string) => /[\p{L}.,]/u.test(line[from - 1] ?? '') && /[\p{L}(]/u.test(line[to]!);
  return to - from === 1 && both.length < lines.length * 0.6 && both.every((line) => isWord(line));
}

/** The block of lines with the most cells, of which a few lines at the end may be notes. */
export function fixedWidthOf(text: string): FixedWidth | undefined {
  const all = text.split(/\r\n|\n|\r/u, probedLines);
  const lines = all.map((line) => line.trimEnd()).filter((line) => line !== '');
  if (lines.length < fewestLines || lines.some((line) => line.includes('\t') || line.length > longestLine))
    return undefined;
  const width = Math.max(...lines.map((line) => line.length));
  let best = { cells: 0, start: 0, end: 0, gaps: [] as Gap[] };
  for (let end = lines.length; end > Math.max(fewestLines - 1, lines.length - maxNotes); end -= 1) {
    const ink = new Uint16Array(width);
    let count = 0;
    let longest = 0;
    for (let start = end - 1; start >= 0; start -= 1) {
      const line = lines[start]!;
      if (line.length < longest / 2) continue;
      if (count >= fewestLines && line.length > longest * 1.5) break;
      longest = Math.max(longest, line.length);
      count += 1;
      for (let at = 0; at < line.length; at += 1) if (line[at] !== ' ') ink[at]! += 1;
      if (count < fewestLines) continue;
      const gaps = gapsOf(ink, count);
      if (gaps.length < fewestGaps) break;
      const cells = gaps.length * count;
      if (cells > best.cells) best = { cells, start, end, gaps };
    }
  }
  const { start, end } = best;
  const block = lines.slice(start, end);
  const gaps = best.gaps.filter((gap) => !isInText(gap, block));
  if (gaps.length < fewestGaps) return undefined;
  const columns = { gaps, width: Math.max(...block.map((line) => line.length)) };
  const rows = block.map((line) => fixedCells(line, columns));
  const half = columns.width / 2;
  const fitting = lines.filter((line) => line.length >= half && gaps.every((gap) => blankIn(line, gap) !== undefined));
  if (fitting.length < lines.length / 2) return undefined;
  const isTyped = gaps.some((_, at) => rows.filter((row) => isValue(kindOf(row[at]!))).length > rows.length * 0.6);
  return isTyped ? { ...columns, lines: fitting.length } : undefined;
}

function nearestBlank(line: string, [from]: Gap, least: number): number {
  for (let step = 1; step <= nearby; step += 1) {
    if (from - step > least && line[from - step] === ' ') return from - step;
    if (line[from + step] === ' ') return from + step;
  }
  return from;
}

/** Cells of a line. A line that the gaps cut in many places is one cell: a title, or a note. */
export function fixedCells(line: string, { gaps, width }: Columns): string[] {
  const bare = line.trim();
  const words = bare.split(/\s+/u);
  const blanks = gaps.map((gap) => blankIn(line, gap));
  const cut = blanks.filter((blank) => blank === undefined).length;
  if (bare === '') return [''];
  if (cut > 0 && words.length === gaps.length + 1) return words;
  const touched = gaps.filter(([from, to]) => line.slice(from, to).trim() !== '').length;
  if (cut > gaps.length / 3 || (touched > gaps.length / 3 && line.length > width)) return [bare];
  let start = 0;
  const cells = gaps.map((gap, at) => {
    const end = Math.max(start, blanks[at] ?? nearestBlank(line, gap, start));
    const cell = line.slice(start, end).trim();
    start = end;
    return cell;
  });
  return [...cells, line.slice(start).trim()];
}
