import { columnForms, fitsBody, headScore, isSequence, type ColumnForm } from './columns.ts';
import { filledIn, isBlankCell, isTexty, isValue, kindOf } from './kinds.ts';
import { coreRun, medianOf, type Run } from './runs.ts';

/** A table among the rows of a text. Places count every row of the parser, blank ones too. */
export interface Place {
  readonly headAt: number;
  readonly headRows: number;
  readonly bodyAt: number;
  /** Cells of most rows. */
  readonly width: number;
  /** Names as the source wrote them, of several rows joined by a blank. */
  readonly names: readonly string[] | undefined;
  readonly forms: readonly ColumnForm[];
  /** Filled cells of a usual row. */
  readonly typical: number;
  /** Fewest filled cells that rows of the table have now and then. */
  readonly fewest: number;
}

type Rows = readonly (readonly string[])[];

const maxHeadRows = 6;
const probedDepth = 40;
const commentMark = /^\s*(?:#+|%+|\/\/+|!+|;+|\*+)\s*/u;

const isBlankRow = (row: readonly string[] | undefined) => row === undefined || row.every((cell) => isBlankCell(cell));
const isTitle = (row: readonly string[], typical: number) => typical >= 3 && filledIn(row) === 1;

/** True for `key: value` and `key,value` above a wider table. */
function isSetting(row: readonly string[], typical: number): boolean {
  const filled = filledIn(row);
  if (typical < 4 || filled > Math.max(2, typical * 0.34)) return false;
  return !isBlankCell(row[0]) || filled < 2;
}

const hasTyped = (forms: readonly ColumnForm[]) => forms.some(({ kind, share }) => isValue(kind) && share > 0.6);

/** A head among columns of words: short names that differ, and that no row below repeats. */
function isNameRow(row: readonly string[], forms: readonly ColumnForm[]): boolean {
  const filled = row.filter((cell) => cell.trim() !== '');
  if (filled.length < row.length * 0.5 || new Set(filled).size < filled.length * 0.8) return false;
  if (filled.some((cell) => isValue(kindOf(cell)) && !isSequence(row))) return false;
  return headScore(row, forms) > -0.3 * filled.length;
}

const isMissing = (cell: string) => isBlankCell(cell) || kindOf(cell) === 'missing';

function isHeadRow(row: readonly string[], forms: readonly ColumnForm[]): boolean {
  if (row.every((cell) => isMissing(cell))) return false;
  // Without a cell over values, such as an index without a name, a row is judged by its words.
  const isOverValues = row.some((cell, at) => !isBlankCell(cell) && forms[at] && isValue(forms[at].kind));
  return hasTyped(forms) && isOverValues ? headScore(row, forms) > 0 : isNameRow(row, forms);
}

/** Place of the first row of values from the begin of a run. */
function bodyOf(rows: Rows, run: Run, forms: readonly ColumnForm[], typical: number): number {
  const isTyped = hasTyped(forms);
  for (let at = run.start; at < Math.min(run.end, run.start + probedDepth); at += 1) {
    const row = rows[at]!;
    if (isBlankRow(row) || filledIn(row) < typical * 0.5) continue;
    if (!isHeadRow(row, forms) && (!isTyped || fitsBody(row, forms, typical))) return at;
    // Columns of words have one row of names.
    if (!isTyped) return nextFilled(rows, at + 1, run.end);
  }
  return run.end - run.start <= maxHeadRows ? run.end : run.start;
}

function nextFilled(rows: Rows, from: number, end: number): number {
  let at = from;
  while (at < end && isBlankRow(rows[at])) at += 1;
  return at;
}

interface Head {
  readonly start: number;
  readonly rows: Rows;
}

/** Rows of names directly above the values, found upwards. */
function headAbove(
  rows: Rows,
  bodyAt: number,
  width: number,
  forms: readonly ColumnForm[],
  typical: number,
): Head | undefined {
  let at = bodyAt - 1;
  while (at >= 0 && bodyAt - at <= 3 && isBlankRow(rows[at])) at -= 1;
  const isTyped = hasTyped(forms);
  const found: (readonly string[])[] = [];
  let fullest = 0;
  for (; at >= 0 && found.length < maxHeadRows; at -= 1) {
    const row = rows[at]!;
    if (isBlankRow(row) || row.length > width + 1) break;
    const filled = filledIn(row);
    if (commentMark.test(row[0] ?? '') && (found.length > 0 || row.length < width)) break;
    if (isTitle(row, typical) && (found.length > 0 || isBlankCell(row.at(-1)))) break;
    if (fullest >= typical * 0.5 && isSetting(row, typical)) break;
    const isGroup = isTyped || (found.length > 0 && filled < row.length && filled >= 2 && isBlankCell(row[0]));
    if (!(found.length === 0 ? isHeadRow(row, forms) : isGroup && isHeadRow(row, forms))) break;
    if (fullest >= typical * 0.9 && filled < fullest * 0.5 && !isBlankCell(row[0]) && row.length < width) break;
    found.unshift(row);
    fullest = Math.max(fullest, filled);
  }
  if (found.length === 0 || fullest < Math.min(typical, width) * 0.5) return undefined;
  return { start: at + 1, rows: found };
}

/** Names in a comment line directly above the values, as instruments and R write them. */
function commentedHead(rows: Rows, bodyAt: number, width: number): Head | undefined {
  for (let at = bodyAt - 1; at >= Math.max(0, bodyAt - 3); at -= 1) {
    const row = rows[at]!;
    if (isBlankRow(row)) continue;
    if (!commentMark.test(row[0] ?? '')) return undefined;
    let cells = [row[0]!.replace(commentMark, ''), ...row.slice(1)];
    if (cells.length === width + 1 && cells[0] === '') cells = cells.slice(1);
    const isHead = cells.length === width && width > 1 && cells.every((cell) => isTexty(kindOf(cell)));
    if (isHead) return { start: at, rows: [cells] };
  }
  return undefined;
}

/** Fills the name of a merged group to the right, over columns that have names below. */
function spread(row: readonly string[], below: readonly string[] | undefined, width: number): string[] {
  let group = '';
  return Array.from({ length: width }, (_, place) => {
    const cell = row[place]?.trim() ?? '';
    const hasBelow = !isBlankCell(below?.[place]);
    if (cell !== '') group = hasBelow ? cell : '';
    return cell === '' && hasBelow ? group : cell;
  });
}

function namesOf(head: Rows, width: number): string[] {
  const counts = head.map((row) => filledIn(row));
  const fullest = counts.indexOf(Math.max(...counts));
  const lines = head.map((row, at) => {
    const groups = filledIn(row);
    return at < fullest && groups >= 2 ? spread(row, head[fullest], width) : row;
  });
  return Array.from({ length: width }, (_, place) =>
    lines
      .map((row) => row[place]?.trim() ?? '')
      .filter((part) => part !== '')
      .join(' '),
  );
}

/** Names of a head that is one cell shorter than its rows belong to the columns from the second: the first is an index. */
function alignedNames(names: string[], { rows, width }: { rows: Rows; width: number }): string[] {
  const first = rows[0];
  const isShort = rows.length === 1 && first !== undefined && first.length === width - 1 && first.length > 1;
  return isShort && first.every((cell) => !isBlankCell(cell)) ? ['', ...names.slice(0, width - 1)] : names;
}

/** Finds the table in rows of a text: of several tables the first one of size. `head` is a place that the seller set. */
export function placeOf(rows: Rows, head?: { at: number; rows: number }): Place {
  const run = coreRun(rows);
  if (!run) return { headAt: 0, headRows: 0, bodyAt: 0, width: 0, names: undefined, forms: [], typical: 0, fewest: 0 };
  const body = rows.slice(run.start + Math.min(3, Math.floor((run.end - run.start) / 2)), run.end);
  const filled = body.filter((row) => !isBlankRow(row));
  const counts = filled.map((row) => filledIn(row));
  const typical = medianOf(counts);
  const fewest = counts.toSorted((a, b) => a - b)[Math.floor(counts.length * 0.05)] ?? 0;
  const forms = columnForms(
    filled.filter((row) => filledIn(row) >= typical * 0.34),
    run.width,
  );
  const common = { width: run.width, forms, typical, fewest };
  if (head) {
    const bodyAt = head.at + head.rows;
    const names = head.rows > 0 ? namesOf(rows.slice(head.at, bodyAt), run.width) : undefined;
    return { ...common, headAt: head.at, headRows: head.rows, bodyAt, names };
  }
  const bodyAt = bodyOf(rows, run, forms, typical);
  const found = headAbove(rows, bodyAt, run.width, forms, typical) ?? commentedHead(rows, bodyAt, run.width);
  if (!found) return { ...common, headAt: bodyAt, headRows: 0, bodyAt, names: undefined };
  const names = alignedNames(namesOf(found.rows, run.width), { rows: found.rows, width: run.width });
  return { ...common, headAt: found.start, headRows: found.rows.length, bodyAt, names };
}
