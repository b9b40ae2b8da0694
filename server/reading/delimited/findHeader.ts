import { headerScore, type ColumnForm } from './columns.ts';
import { hasTyped, isHeaderRow, isLabelRow, isRule } from './headerRow.ts';
import { filledIn, isBlankCell, isBlankRow, isTexty, kindOf } from './kinds.ts';

type Rows = readonly (readonly string[])[];

export const maxHeaderRows = 6;
const commentMark = /^\s*(?:#+|%+|\/\/+|!+|;+|\*+)\s*/u;

const isTitle = (row: readonly string[], typical: number) => typical >= 3 && filledIn(row) === 1;

/** True for `key: value` and `key,value` above a wider table. */
function isSetting(row: readonly string[], typical: number): boolean {
  const filled = filledIn(row);
  if (typical < 4 || filled > Math.max(2, typical * 0.34)) return false;
  // Groups of merged cells are apart.
  if (filled === 2 && isBlankCell(row[1]) && row.findLastIndex((cell) => !isBlankCell(cell)) > 1) return false;
  return !isBlankCell(row[0]) || filled < 2;
}

export interface Header {
  readonly start: number;
  readonly rows: Rows;
}

const isUnitOf = (names: readonly string[] | undefined, width: number) =>
  names?.length === width && names.every((cell) => isTexty(kindOf(cell)));

/** True for a mark of comments below names without it. */
const isOtherMark = (row: readonly string[], below: readonly string[] | undefined) =>
  below !== undefined && (below.length !== row.length || !commentMark.test(below[0] ?? ''));

/** Rows of names directly above the values, found upwards. */
export function headerAbove(
  rows: Rows,
  bodyAt: number,
  width: number,
  forms: readonly ColumnForm[],
  typical: number,
): Header | undefined {
  let at = bodyAt - 1;
  while (at >= 0 && bodyAt - at <= 3 && (isBlankRow(rows[at]) || isRule(rows[at]!))) at -= 1;
  const isTyped = hasTyped(forms);
  const found: (readonly string[])[] = [];
  let fullest = 0;
  for (; at >= 0 && found.length < maxHeaderRows; at -= 1) {
    const row = rows[at]!;
    if (isBlankRow(row)) break;
    if (found.length > 0 && row.length > Math.max(width, found.at(-1)!.length)) break;
    // Rows whose empty last cells were cut are shorter than their names.
    if (row.length > width + 1 && headerScore(row, forms) <= Math.min(filledIn(row), typical) * 0.3) break;
    const filled = filledIn(row);
    if (row.length === width + 1 && /^[#%!;]+\s*(?:\w+:)?$/u.test(row[0]!)) break;
    if (row.length > width && commentMark.exec(row[0] ?? '')?.[0] === row[0]) break;
    if (commentMark.test(row[0] ?? '') && (row.length < width || isOtherMark(row, found[0]))) break;
    const isUnit = found.length === 0 && row.length === width && isBlankCell(row[0]) && isUnitOf(rows[at - 1], width);
    if (isTitle(row, typical) && !isUnit && (found.length > 0 || isBlankCell(row.at(-1)))) break;
    if (width === 2 && (row.length < width || (found.length > 0 && isBlankCell(row[1])))) break;
    if (fullest >= typical * 0.5 && isSetting(row, typical)) break;
    const isGroup = isTyped || (found.length > 0 && filled < row.length && filled >= 2 && isBlankCell(row[0]));
    const isLabels = found.length === 0 && isLabelRow(row, rows[at - 1], forms);
    if (!isLabels && !(found.length === 0 ? isHeaderRow(row, forms) : isGroup && isHeaderRow(row, forms))) break;
    // A line about the file has fewer cells than the header, all of them filled.
    if (fullest >= typical * 0.9 && row.length < width && filled === row.length) break;
    found.unshift(row);
    fullest = Math.max(fullest, filled);
  }
  if (found.length === 0 || fullest < Math.min(typical, width) * 0.5) return undefined;
  return { start: at + 1, rows: found };
}

/** Names in a comment line directly above the values, as instruments and R write them. */
export function commentedHeader(rows: Rows, bodyAt: number, width: number): Header | undefined {
  for (let at = bodyAt - 1; at >= Math.max(0, bodyAt - 3); at -= 1) {
    const row = rows[at]!;
    if (isBlankRow(row)) continue;
    if (!commentMark.test(row[0] ?? '')) return undefined;
    let cells = [row[0]!.replace(commentMark, ''), ...row.slice(1)];
    if (cells.length === width + 1 && /^(?:\w+:)?$/u.test(cells[0]!)) cells = cells.slice(1);
    const isHeader = cells.length === width && width > 1 && cells.every((cell) => isTexty(kindOf(cell)));
    if (isHeader) return { start: at, rows: [cells] };
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

const isTypes = (row: readonly string[]) => row.every((cell) => /^\d+[sdn]$/u.test(cell.trim()));

const filledWidth = (row: readonly string[]) => row.findLastIndex((cell) => !isBlankCell(cell)) + 1;

const marked = /^(?:#+|%+|\/\/+|!+|;+)\s+(?=\S)/u;

export function namesOf(all: Rows, usual: number): string[] {
  const plain = all.map(([first = '', ...others]) => [first.replace(marked, ''), ...others]);
  const header = plain.filter((row, at) => at === 0 || !isTypes(row));
  const width = Math.max(usual, ...header.map((row) => filledWidth(row)));
  const counts = header.map((row) => filledIn(row));
  const fullest = counts.lastIndexOf(Math.max(...counts));
  const lines = header.map((row, at) => {
    const groups = filledIn(row);
    return at < fullest && groups >= 2 ? spread(row, header[fullest], width) : row;
  });
  return Array.from({ length: width }, (_, place) =>
    lines
      .map((row) => row[place]?.trim() ?? '')
      .filter((part) => part !== '')
      .join(' '),
  );
}

/** Names of a header that is one cell shorter than its rows belong to the columns from the second: the first is an index. */
export function alignedNames(names: string[], rows: Rows, forms: readonly ColumnForm[]): string[] {
  const width = forms.length;
  // Rows that end in a delimiter have no index.
  if (forms.at(-1)?.kind === 'empty') return names;
  const first = rows[0];
  const isShort = rows.length === 1 && first !== undefined && first.length === width - 1 && first.length > 1;
  return isShort && first.every((cell) => !isBlankCell(cell)) ? ['', ...names.slice(0, width - 1)] : names;
}
