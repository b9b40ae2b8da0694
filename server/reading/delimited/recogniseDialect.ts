// Own implementation after the data-consistency measure of CleverCSV (van den Burg, Nazábal, Sutton, 2019):
// a dialect fits as well as its rows are alike in width, times the share of cells of a known kind.
import { plainDialect, type Dialect } from './dialect.ts';
import { formsIn, isUsual, quotingsIn, usualness } from './dialectForms.ts';
import { filledIn, isValue, kindOf, type Kind } from './kinds.ts';
import { fixedName, fixedWidthOf, type FixedWidth } from './fixedWidth.ts';
import { parseRows } from './parser.ts';

const probedCharacters = 400_000;
const probedRows = 400;
const probedCells = 24_000;
const fewestLines = 3;
/** Widths that fewer rows have, such as those of a few lines of words, count less. */
const rareShare = 0.03;

export interface Scored {
  readonly dialect: Dialect;
  readonly score: number;
  readonly even: number;
  readonly width: number;
  readonly rows: number;
}

const isSeveral = (cell: string, kind: Kind) =>
  !isValue(kind) && cell.includes(' ') && cell.split(' ').every((part) => ['number', 'missing'].includes(kindOf(part)));

function knownShare(cell: string, kind: Kind, { delimiter, blanks, quote, escape }: Dialect): number {
  if (escape === quote && quote !== '' && cell.includes(`\\${quote}`)) return 0;
  if (/^[|;,]$/u.test(cell) || (blanks === 'run' && isSeveral(cell, kind))) return -1;
  if (kind === 'text') return /^["']|["']$|["'],|^\s|\s$|\0|\d[;\t|]\d/u.test(cell) ? 0 : 0.8;
  if (/^['"]/u.test(cell) || (/^\s/u.test(cell) && delimiter !== '\t')) return 0.3;
  return 1;
}

/** Rows of alike width in a row, weighed by how much they are divided. */
function patternScore(counts: ReadonlyMap<number, number>, rows: number): number {
  let sum = 0;
  for (const [width, count] of counts) sum += (count * Math.max(width - 1, 0.001)) / width;
  const mostAlike = Math.max(...counts.values());
  let sizes = 0;
  for (const count of counts.values()) sizes += Math.min(1, count / rows / rareShare);
  return (sum / sizes) * (0.5 + mostAlike / rows / 2);
}

function scored(text: string, dialect: Dialect, isLast: boolean): Scored {
  const rows = parseRows(text, dialect, probedRows, isLast).filter(
    ({ cells }) => cells.length > 1 || cells[0]?.trim() !== '',
  );
  if (rows.length === 0) return { dialect, score: 0, even: 0, width: 0, rows: 0 };
  let known = 0;
  let seen = 0;
  const widths = new Map<number, number>();
  for (const { cells } of rows) {
    widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1);
    if (seen > probedCells) continue;
    // Blanks that align cells divide nothing one by one.
    const isAligned = dialect.delimiter === ' ' && !dialect.blanks && filledIn(cells) < cells.length * 0.6;
    for (const cell of cells) {
      seen += 1;
      if (!isAligned || cell !== '') known += knownShare(cell, kindOf(cell), dialect);
    }
  }
  const [width, count] = [...widths].toSorted((a, b) => b[1] - a[1])[0]!;
  return {
    dialect,
    score: patternScore(widths, rows.length) * (known / seen) * usualness(dialect),
    even: width > 1 ? count / rows.length : 0,
    width,
    rows: rows.length,
  };
}

export type Fixed = Partial<Pick<Dialect, 'delimiter' | 'quote' | 'escape'>>;

/** Reads `sep=;` in the first line, the hint of spreadsheets. */
export const namedDelimiter = (text: string): string | undefined =>
  /^\s*"?sep=([^\r\n"]{1,3})"?[\r\n]/iu.exec(text)?.[1];

/** True for lines with tabs between others: the lines with tabs are the table. */
function hasTabbedTable(text: string): boolean {
  const lines = text.split(/\r\n|\n|\r/u).filter((line) => line.trim() !== '');
  const tabbed = lines.filter((line) => line.split('\t').length > 2).length;
  return tabbed > lines.length * 0.1 && tabbed < lines.length * 0.95;
}

/** A usual delimiter that divides nearly all rows alike leaves no room for signs that cells hold. */
function withoutUnlikely(all: readonly Scored[], text: string): readonly Scored[] {
  const isEven = all.some(({ dialect, even, width }) => isUsual(dialect) && even >= 0.8 && width > 2);
  const hasTabs = all.some(({ dialect, even }) => dialect.delimiter === '\t' && even >= 0.8) || hasTabbedTable(text);
  return all.filter(({ dialect }) => {
    if (hasTabs && (dialect.blanks === 'run' || dialect.delimiter === ' ')) return false;
    return !((isEven || hasTabs) && usualness(dialect) < 1);
  });
}

/** The text below its first comments, whose words and blanks divide nothing. */
function belowComments(text: string): string {
  const body = text.replace(/^(?:\s*(?:#|%|\/\/|!|\*)[^\r\n]*(?:\r\n|\n|\r))+/u, '');
  return body.split(/\r\n|\n|\r/u, fewestLines + 1).length > fewestLines ? body : text;
}

export function rankedDialects(text: string, fixed: Fixed = {}): Scored[] {
  const first = text.slice(0, probedCharacters);
  const isLast = first.length === text.length;
  const below = belowComments(first);
  const all = candidates(below, fixed).map((found) => scored(below, found, isLast));
  return withoutUnlikely(all, below).toSorted((a, b) =>
    b.score > a.score * 1.0001 || a.score > b.score * 1.0001 ? b.score - a.score : 0,
  );
}

/** True where columns of fixed width hold more lines than the best delimiter, and no fewer cells. */
function holdsMore({ gaps, lines }: FixedWidth, { dialect, even, rows, width }: Scored): boolean {
  if (dialect.blanks !== 'run' && dialect.delimiter !== ' ' && even >= 0.3) return false;
  const cells = gaps.length + 1;
  return lines > Math.round(even * rows) && (even < 0.8 ? cells >= width * 0.75 : cells === width);
}

export function recogniseDialect(text: string, fixed: Fixed = {}): Scored {
  const isFixed = fixed.delimiter === fixedName;
  const [best = { dialect: { ...plainDialect, ...(isFixed ? {} : fixed) }, score: 0, even: 0, width: 0, rows: 0 }] =
    rankedDialects(text, isFixed ? {} : fixed);
  const found = isFixed || fixed.delimiter === undefined ? fixedWidthOf(text.slice(0, probedCharacters)) : undefined;
  if (!found || !(isFixed || holdsMore(found, best))) return best;
  const { gaps, width, lines } = found;
  const dialect = { delimiter: fixedName, fixed: { gaps, width }, quote: '', escape: '' };
  return { ...best, dialect, even: lines / Math.max(lines, best.rows), width: gaps.length + 1 };
}

function candidates(text: string, fixed: Fixed): Dialect[] {
  const { delimiter, quote, escape } = fixed;
  const quotings = quotingsIn(text);
  const all = formsIn(text).flatMap((form) => quotings.map((quoting) => ({ ...form, ...quoting })));
  if (delimiter !== undefined) {
    const alike = all.filter(
      (found) => found.delimiter.trimEnd() === delimiter.trimEnd() && found.delimiter.startsWith(delimiter),
    );
    const pairs = alike.length > 0 ? alike : [{ ...plainDialect, delimiter }];
    return pairs.map((found) => ({ ...found, quote: quote ?? found.quote, escape: escape ?? quote ?? found.escape }));
  }
  const matching = all.filter(
    (found) => (quote === undefined || found.quote === quote) && (escape === undefined || found.escape === escape),
  );
  return matching.length > 0
    ? matching
    : all.map((found) => ({ ...found, quote: quote ?? found.quote, escape: escape ?? quote ?? found.escape }));
}
