import { headerScore, isSequence, isYear, type ColumnForm } from './columns.ts';
import { filledIn, isBlankCell, isTexty, isValue, kindOf } from './kinds.ts';

/** True for a separator line, such as `---`, between header and values. */
export const isRule = (row: readonly string[]) => row.every((cell) => /^[-=_*+|:\s]*$/u.test(cell));

export const hasTyped = (forms: readonly ColumnForm[]) => forms.some(({ kind, share }) => isValue(kind) && share > 0.6);

/** True for a header above columns of words: short, different names that no row below repeats. */
function isNameRow(row: readonly string[], forms: readonly ColumnForm[]): boolean {
  const filled = row.filter((cell) => cell.trim() !== '');
  if (filled.length < row.length * 0.5 || new Set(filled).size < filled.length * 0.8) return false;
  if (filled.some((cell) => isValue(kindOf(cell)) && !isSequence(row))) return false;
  return headerScore(row, forms) > -0.3 * filled.length;
}

const shapeOf = (text: string) => text.trim().replaceAll(/\d/gu, '9').replaceAll(/\p{L}/gu, 'a');

const holdsYears = (form: ColumnForm | undefined) =>
  form !== undefined && form.filled > 0 && [...form.values].every((value) => isYear(value));

/** True for a number (but no year) above numbers, and for a code with the pattern of its column. */
function isAlike(cell: string, form: ColumnForm | undefined): boolean {
  if (!form || form.share < 0.7 || form.kind !== kindOf(cell)) return false;
  if (form.kind === 'number') return !isYear(cell);
  return form.kind === 'code' && [...form.values].every((value) => shapeOf(value) === shapeOf(cell));
}

function holdsValues(row: readonly string[], forms: readonly ColumnForm[]): boolean {
  const isOverYears = row.some((cell, at) => isYear(cell) && holdsYears(forms[at]));
  if (isSequence(row) && !isOverYears) return false;
  if (row.some((cell, at) => isAlike(cell, forms[at]))) return true;
  const values = row.flatMap((cell, at) => {
    const kind = kindOf(cell);
    return isValue(kind) ? [{ kind, over: forms[at]?.kind }] : [];
  });
  const isDays = values.length > 1 && values.every(({ kind, over }) => kind === 'date' && over === 'number');
  return !isDays && values.length > filledIn(row) * 0.2;
}

/** True for a row with a cell above a column of values. Other rows are judged by their words. */
export const isOverValues = (row: readonly string[], forms: readonly ColumnForm[]) =>
  row.some((cell, at) => !isBlankCell(cell) && forms[at] && isValue(forms[at].kind));

/** True for a row with the names of the first columns, below a row with the names of the others. */
export function isLabelRow(
  row: readonly string[],
  above: readonly string[] | undefined,
  forms: readonly ColumnForm[],
): boolean {
  if (!above || above.length !== row.length || filledIn(above) < 2) return false;
  if (filledIn(row) === 0 || !row.every((cell) => isBlankCell(cell) || isTexty(kindOf(cell)))) return false;
  const isFirst = row.some((cell, at) => !isBlankCell(cell) && isBlankCell(above[at]));
  return isFirst && !isOverValues(row, forms);
}

/** True for a row that repeats values of its columns, at least as often as it names columns of values. */
export function repeatsValues(row: readonly string[], forms: readonly ColumnForm[]): boolean {
  let repeated = 0;
  let named = 0;
  forms.forEach((form, at) => {
    const cell = row[at]?.trim() ?? '';
    if (cell === '' || form.kind === 'empty') return;
    if (form.filled > 1 && form.values.has(cell)) repeated += 1;
    else if (isValue(form.kind)) named += 1;
  });
  return repeated > 0 && repeated >= named;
}

const isMissing = (cell: string) => isBlankCell(cell) || kindOf(cell) === 'missing';

export function isHeaderRow(row: readonly string[], forms: readonly ColumnForm[]): boolean {
  if (row.every((cell) => isMissing(cell)) || holdsValues(row, forms)) return false;
  return hasTyped(forms) && isOverValues(row, forms) ? headerScore(row, forms) > 0 : isNameRow(row, forms);
}

export function isStrongHeader(row: readonly string[], forms: readonly ColumnForm[]): boolean {
  const typed = forms.filter(({ kind, share }) => isValue(kind) && share > 0.6).length;
  return headerScore(row, forms) >= Math.min(filledIn(row) * 0.3, typed * 0.5);
}
