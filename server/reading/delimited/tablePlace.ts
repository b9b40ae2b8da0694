import { columnForms, isYear, fitsBody, type ColumnForm } from './columns.ts';
import { alignedNames, commentedHeader, headerAbove, maxHeaderRows, namesOf } from './findHeader.ts';
import { hasTyped, isHeaderRow, isLabelRow, isOverValues, isRule, isStrongHeader, repeatsValues } from './headerRow.ts';
import { filledIn, isBlankCell, isBlankRow, isTexty, isValue, kindOf } from './kinds.ts';
import { coreRun, medianOf, type Run } from './rowRuns.ts';

/** A table among the rows of a text. Places count every row of the parser, blank ones too. */
export interface TablePlace {
  readonly headerAt: number;
  readonly headerRows: number;
  readonly bodyAt: number;
  readonly width: number;
  /** Names as the source wrote them, of several rows joined by a blank. */
  readonly names: readonly string[] | undefined;
  readonly forms: readonly ColumnForm[];
  readonly typical: number;
  /** Fewest filled cells that rows of the table have now and then. */
  readonly fewest: number;
  /** True in files of instruments whose tables have headers: a blank line is in front of the next one. */
  readonly endsAtBlank?: boolean;
}

const isTitle = (row: readonly string[]) => filledIn(row) === 1 && !isBlankCell(row[0]);

type Rows = readonly (readonly string[])[];

const isNames = (row: readonly string[]) =>
  new Set(row).size === row.length && row.every((cell) => isTexty(kindOf(cell)));

/** Numbers that count up are names where no names are above them, and else values. */
const isNumbers = (row: readonly string[]) => row.every((cell) => kindOf(cell) === 'number' && !isYear(cell));

const probedDepth = 40;
function bodyOf(rows: Rows, run: Run, forms: readonly ColumnForm[], typical: number): number {
  const isTyped = hasTyped(forms);
  let hasHeader = false;
  let hasNames = false;
  for (let at = run.start; at < Math.min(run.end, run.start + probedDepth); at += 1) {
    const row = rows[at]!;
    if (isBlankRow(row) || isRule(row)) continue;
    const isHeader = isHeaderRow(row, forms);
    const isBelow = isHeader && isOverValues(row, forms) && !isTitle(row) && !repeatsValues(row, forms);
    if (isTyped && hasHeader && isLabelRow(row, rows[at - 1], forms)) continue;
    if (isTyped && hasHeader && (!isBelow || (hasNames && isNumbers(row)))) return at;
    if (filledIn(row) < typical * 0.5) continue;
    if (!isHeader && (!isTyped || fitsBody(row, forms, typical))) return at;
    hasHeader ||= isHeader && isStrongHeader(row, forms) && (run.width === 1 || !isTitle(row));
    hasNames ||= hasHeader && isNames(row);
    if (!isTyped) return nextFilled(rows, at + 1, run.end);
  }
  return run.end - run.start <= maxHeaderRows ? run.end : run.start;
}

/** Rows of another width between the first rows of a table and the rest. */
const maxOdd = 3;

/** Begins a run at the row of names, or of values, that a few odd rows part from it. */
function extended(rows: Rows, run: Run, forms: readonly ColumnForm[], typical: number): Run {
  let { start } = run;
  let fitting = start;
  for (let at = start - 1; at >= 0 && fitting - at <= maxOdd + 1; at -= 1) {
    const row = rows[at]!;
    if (isBlankRow(row) || isRule(row)) break;
    if (row.length < run.width * 0.75 || filledIn(row) < typical * 0.5) continue;
    const isHeader = row.length === run.width && isHeaderRow(row, forms);
    const isOwn = isHeader ? isStrongHeader(row, forms) : fitsBody(row, forms, typical);
    if (!isOwn) continue;
    fitting = at;
    if (row.length === run.width) start = at;
  }
  return { ...run, start };
}

/** Counts pairs of a name and a text above two columns of values. */
function pairsAbove(rows: Rows, { start, end, width }: Run, forms: readonly ColumnForm[]): number {
  const [name, value] = forms;
  if (width !== 2 || !isValue(value!.kind) || name!.kind === 'words' || name!.kind === 'text') return 0;
  const isPair = ([key = '', text = '']: readonly string[]) =>
    isTexty(kindOf(key)) && kindOf(key) !== name!.kind && kindOf(text) !== value!.kind;
  let at = start;
  while (at < end && isPair(rows[at]!)) at += 1;
  const pairs = at - start;
  const isFew = rows.slice(start, at).filter((row) => filledIn(row) === 2).length < 3;
  return !isFew && end - at > pairs * 4 ? pairs : 0;
}

function nextFilled(rows: Rows, from: number, end: number): number {
  let at = from;
  while (at < end && isBlankRow(rows[at])) at += 1;
  return at;
}

/** Finds the table in rows of a text: of several tables the first one of size. `header` is a place that the seller set. */
export function placeOf(rows: Rows, header?: { at: number; rows: number }): TablePlace {
  const run = coreRun(rows);
  if (!run)
    return { headerAt: 0, headerRows: 0, bodyAt: 0, width: 0, names: undefined, forms: [], typical: 0, fewest: 0 };
  const count = run.end - run.start;
  const skipped = Math.max(Math.min(3, Math.floor(count / 2)), Math.min(maxHeaderRows, Math.floor(count / 3)));
  const body = rows.slice(run.start + skipped, run.end);
  const filled = body.filter((row) => !isBlankRow(row));
  const counts = filled.map((row) => filledIn(row));
  const typical = medianOf(counts);
  const isSparse = (count: number) => count <= Math.max(1, typical * 0.34);
  const last = counts.findLastIndex((one) => !isSparse(one)) + 1;
  const own = last > counts.length / 2 ? counts.slice(0, last) : counts;
  const fewest = own.toSorted((a, b) => a - b)[Math.floor(own.length * 0.05)] ?? 0;
  const forms = columnForms(
    filled.filter((row) => filledIn(row) >= typical * 0.34),
    run.width,
  );
  const common = { width: run.width, forms, typical, fewest };
  if (header) {
    const bodyAt = header.at + header.rows;
    const names = header.rows > 0 ? namesOf(rows.slice(header.at, bodyAt), run.width) : undefined;
    return { ...common, headerAt: header.at, headerRows: header.rows, bodyAt, names };
  }
  const pairs = pairsAbove(rows, run, forms);
  if (pairs > 2)
    return { ...common, headerAt: run.start + pairs, headerRows: 0, bodyAt: run.start + pairs, names: undefined };
  const bodyAt = bodyOf(rows, extended(rows, run, forms, typical), forms, typical);
  const found = headerAbove(rows, bodyAt, run.width, forms, typical) ?? commentedHeader(rows, bodyAt, run.width);
  if (!found) return { ...common, headerAt: bodyAt, headerRows: 0, bodyAt, names: undefined };
  const names = alignedNames(namesOf(found.rows, run.width), found.rows, forms);
  return { ...common, headerAt: found.start, headerRows: found.rows.length, bodyAt, names };
}
