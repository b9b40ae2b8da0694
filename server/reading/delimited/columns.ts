import { filledIn, isBlankCell, isTexty, isValue, kindOf, type Kind } from './kinds.ts';

const probedRows = 120;

export interface ColumnForm {
  readonly kind: Kind;
  readonly share: number;
  readonly meanLength: number;
  readonly values: ReadonlySet<string>;
  readonly filled: number;
}

export function columnForms(rows: readonly (readonly string[])[], width: number): ColumnForm[] {
  const probe = rows.slice(0, probedRows);
  return Array.from({ length: width }, (_, place) => {
    const kinds = new Map<Kind, number>();
    const values = new Set<string>();
    let length = 0;
    let filled = 0;
    for (const row of probe) {
      const cell = row[place]?.trim() ?? '';
      const kind = kindOf(cell);
      if (kind === 'empty' || kind === 'missing') continue;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      values.add(cell);
      length += cell.length;
      filled += 1;
    }
    const [kind, count] = [...kinds].toSorted((a, b) => b[1] - a[1])[0] ?? (['empty', 0] as const);
    return {
      kind,
      share: filled > 0 ? count / filled : 0,
      meanLength: filled > 0 ? length / filled : 0,
      values,
      filled,
    };
  });
}

const nameForm = /^[\p{L}_#%][\p{L}\p{M}\p{N}_ .()/%#[\]:°µ²³*&,'’+-]*$/u;
export const isYear = (cell: string) => /^(?:1[6-9]|20|21)\d{2}$/u.test(cell.trim());

const asNumber = (cell: string) => Number(cell.trim().replace(',', '.'));

/** True for the same years again in each group, such as 2020, 2021, 2020, 2021. */
function isCycle(years: readonly number[]): boolean {
  const length = new Set(years).size;
  const isRepeated = length > 1 && years.length >= length * 2 && years.every((year, at) => year === years[at % length]);
  const steps = years.slice(1, length).map((year, at) => year - years[at]!);
  return isRepeated && steps.every((step) => step * steps[0]! > 0 && Math.abs(step) <= 30);
}

/** True for numbers that count up or down, such as years, places of a plate, or wavelengths over columns. */
export function isSequence(row: readonly string[]): boolean {
  const cells = row.map((cell) => cell.trim()).filter((cell) => /^-?\d{1,5}(?:[.,]\d{1,3})?$/u.test(cell));
  const numbers = cells.map((cell) => asNumber(cell));
  if (numbers.length < 2) return false;
  const steps = numbers.slice(1).map((number, at) => number - numbers[at]!);
  const first = steps[0]!;
  if (first === 0) return false;
  const isOneWay = steps.every((step) => step * first > 0);
  if (cells.every((cell) => isYear(cell)))
    return isOneWay ? steps.every((step) => Math.abs(step) <= 30) : isCycle(numbers);
  const isOnly = (row[0] ?? '').trim() === '' && numbers.length === row.filter((cell) => cell.trim() !== '').length;
  if (numbers.length < (isOnly ? 3 : 4)) return false;
  // Several plates next to each other begin again.
  if (numbers[0]! <= 1 && steps.every((step, at) => step === 1 || numbers[at + 1] === numbers[0])) return true;
  return numbers.length >= 5 && isOneWay && steps.every((step) => Math.abs(step - first) < Math.abs(first) * 0.05);
}

/** Names of a single letter, or such as NR, look like signs of missing values. */
const isName = (cell: string, kind: Kind) => isTexty(kind) || (kind === 'missing' && /^[a-z]+$/iu.test(cell));

function valueScore(cell: string, form: ColumnForm, isCounting: boolean): number {
  const kind = kindOf(cell);
  if (isCounting && kind === 'number') return form.values.has(cell) ? 0 : 0.7;
  if (isName(cell, kind)) return 1;
  if (kind === form.kind) return -1;
  if (!isValue(kind)) return 0;
  return form.kind === 'number' && /\d{4}/u.test(cell) ? 0.5 : -0.3;
}

function wordScore(cell: string, form: ColumnForm, isCounting: boolean): number {
  if (isValue(kindOf(cell)) && !isCounting) return -0.6;
  if (form.values.has(cell) && form.filled > 3) return -0.6;
  if (form.kind === 'code' && form.share > 0.7 && kindOf(cell) === 'words') return 0.6;
  if (nameForm.test(cell) && cell.length < form.meanLength * 0.6) return 0.6;
  if (cell.length > form.meanLength * 0.7 && form.meanLength > 12) return -0.6;
  return form.values.size < form.filled * 0.5 && form.filled > 5 ? 0.3 : 0;
}

/** Evidence that a row holds names of the columns, positive, or values, negative. */
export function headerScore(row: readonly string[], forms: readonly ColumnForm[]): number {
  const isCounting = isSequence(row);
  let names = 0;
  let values = 0;
  let words = 0;
  let typed = 0;
  forms.forEach((form, place) => {
    const cell = row[place]?.trim() ?? '';
    const isTyped = isValue(form.kind) && form.share > 0.6;
    if (isTyped) typed += 1;
    if (cell === '' || form.kind === 'empty') return;
    const score = isTyped ? valueScore(cell, form, isCounting) : wordScore(cell, form, isCounting);
    if (!isTyped) words += score;
    else if (score > 0) names += score;
    else values += score;
  });
  // Names over all columns of values are names, however long the words beside them are.
  const isSure = values === 0 && names >= Math.max(1, typed * 0.5);
  return names + values + (isSure ? Math.max(words, -names / 2) : words);
}

interface Agreement {
  readonly alike: number;
  readonly other: number;
}

/** Cells over columns of values that have the kind of the column, and those that have another. */
function agreement(row: readonly string[], forms: readonly ColumnForm[]): Agreement {
  let alike = 0;
  let other = 0;
  row.forEach((cell, place) => {
    const form = forms[place];
    if (!form || !isValue(form.kind) || form.share <= 0.6 || isBlankCell(cell)) return;
    const kind = kindOf(cell);
    if (kind === form.kind) alike += 1;
    else if (kind !== 'missing') other += 1;
  });
  return { alike, other };
}

export function agreesWith(row: readonly string[], forms: readonly ColumnForm[]): boolean {
  const { alike, other } = agreement(row, forms);
  return alike > 0 && other === 0;
}

/** True for cells none of which has the kind of its column of values. */
export function isOther(row: readonly string[], forms: readonly ColumnForm[]): boolean {
  const { alike, other } = agreement(row, forms);
  return other > 0 && alike === 0;
}

/** True for words over columns of values, from the first column on. */
export function isWords(row: readonly string[], forms: readonly ColumnForm[]): boolean {
  if (agreement(row.slice(0, 1), forms).other === 0) return false;
  const { alike, other } = agreement(row, forms);
  return other > 1 && alike === 0;
}

/** True if a row's cells have the kinds of the columns. `least`: cells that have to agree. */
export function fitsBody(
  row: readonly string[],
  forms: readonly ColumnForm[],
  typicalFilled: number,
  least = 0,
): boolean {
  const filled = filledIn(row);
  if (filled === 0 || filled < typicalFilled * 0.34) return false;
  const { alike, other } = agreement(row, forms);
  return other <= alike && alike >= least;
}
