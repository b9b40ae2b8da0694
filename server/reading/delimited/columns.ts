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
const isYear = (cell: string) => /^(?:1[6-9]|20|21)\d{2}$/u.test(cell.trim());

const asNumber = (cell: string) => Number(cell.trim().replace(',', '.'));

/** True for numbers that count up or down, such as years, places of a plate, or wavelengths over columns. */
export function isSequence(row: readonly string[]): boolean {
  const cells = row.map((cell) => cell.trim()).filter((cell) => /^-?\d{1,5}(?:[.,]\d{1,3})?$/u.test(cell));
  const numbers = cells.map((cell) => asNumber(cell));
  if (numbers.length < 2) return false;
  const steps = numbers.slice(1).map((number, at) => number - numbers[at]!);
  const first = steps[0]!;
  if (first === 0) return false;
  const isOneWay = steps.every((step) => step * first > 0);
  if (isOneWay && cells.every((cell) => isYear(cell))) return true;
  const isOnly = (row[0] ?? '').trim() === '' && numbers.length === row.filter((cell) => cell.trim() !== '').length;
  if (numbers.length < (isOnly ? 3 : 4)) return false;
  // Several plates next to each other begin again.
  if (numbers[0]! <= 1 && steps.every((step, at) => step === 1 || numbers[at + 1] === numbers[0])) return true;
  return numbers.length >= 5 && isOneWay && steps.every((step) => Math.abs(step - first) < Math.abs(first) * 0.05);
}

/** Evidence that a row holds names of the columns, positive, or values, negative. */
export function headScore(row: readonly string[], forms: readonly ColumnForm[]): number {
  let score = 0;
  const isCounting = isSequence(row);
  row.forEach((text, place) => {
    const form = forms[place];
    const cell = text.trim();
    const kind = kindOf(cell);
    if (!form || kind === 'empty') return;
    if (isValue(form.kind) && form.share > 0.6) {
      if (isCounting && kind === 'number') score += form.values.has(cell) ? 0 : 0.7;
      else if (isTexty(kind)) score += 1;
      else if (kind === form.kind) score -= 1;
      else if (isValue(kind)) score -= form.kind === 'number' && /\d{4}/u.test(cell) ? -0.5 : 0.3;
      return;
    }
    if (form.kind === 'empty') return;
    if (isValue(kind) && !isCounting) score -= 0.6;
    else if (form.values.has(cell) && form.filled > 3) score -= 0.6;
    else if (form.kind === 'code' && form.share > 0.7 && kind === 'words') score += 0.6;
    else if (nameForm.test(cell) && cell.length < form.meanLength * 0.6) score += 0.6;
    else if (cell.length > form.meanLength * 0.7 && form.meanLength > 12) score -= 0.6;
    else if (form.values.size < form.filled * 0.5 && form.filled > 5) score += 0.3;
  });
  return score;
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
  let alike = 0;
  let other = 0;
  row.forEach((cell, place) => {
    const form = forms[place];
    if (!form || form.kind === 'empty' || isBlankCell(cell)) return;
    const kind = kindOf(cell);
    if (kind === 'missing') return;
    if (isValue(form.kind) && form.share > 0.6) {
      if (kind === form.kind) alike += 1;
      else other += 1;
    }
  });
  return other <= alike && alike >= least;
}
