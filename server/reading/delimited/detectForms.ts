import type { FileReading } from '#contract/types.ts';
import type { Dialect } from './dialect.ts';

type Found = Pick<FileReading, 'decimal' | 'thousands' | 'grouped' | 'dates'>;

interface DetectedForms {
  readonly found: Partial<Found>;
  readonly questions: FileReading['questions'];
}

const probedRows = 3_000;
const slashed = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[ T].*)?$/u;
const numberWithMarks =
  /^[-+−]?[$€£]?\s?\d{1,3}(?:([,. '’\u{A0}\u{202F}])\d{3})*(?:([.,])(\d+))?\s?[%€$£]?$|^[-+−]?\d+([.,])(\d+)$/u;

const signOfNumbers = /[,.'’ \u{A0}\u{202F}]/u;

interface Dates {
  day: number;
  month: number;
  alike: number;
  dots: number;
}

function readDates(cells: readonly string[]): Dates | undefined {
  const dates: Dates = { day: 0, month: 0, alike: 0, dots: 0 };
  let others = 0;
  for (const cell of cells) {
    const parts = slashed.exec(cell);
    if (!parts) {
      others += 1;
      continue;
    }
    const first = Number(parts[1]);
    const second = Number(parts[3]);
    if (parts[2] === '.') dates.dots += 1;
    if (first > 12 && second <= 12) dates.day += 1;
    else if (second > 12 && first <= 12) dates.month += 1;
    else if (first <= 12 && second <= 12) dates.alike += 1;
    else others += 1;
  }
  return others > cells.length * 0.1 ? undefined : dates;
}

interface Marks {
  /** Numbers that only a decimal comma, or only a decimal point, explains. */
  comma: number;
  point: number;
  /** Numbers that both explain, such as 1,234. */
  eitherComma: number;
  eitherPoint: number;
  thousands: Map<string, number>;
}

function readMarks(cells: readonly string[], marks: Marks): void {
  for (const cell of cells) {
    if (!signOfNumbers.test(cell) || !/^[-+−$€£\d]/u.test(cell) || !numberWithMarks.test(cell)) continue;
    const signs = cell.replaceAll(/[^,.'’ \u{A0}\u{202F}]/gu, '').trim();
    if (signs === '') continue;
    const last = signs.at(-1)!;
    const isSeveral = signs.length > 1;
    const decimals = cell.length - cell.lastIndexOf(last) - 1;
    if (last === ',' || last === '.') {
      const isDecimal = !isSeveral
        ? /[.,]\d+\s?[%€$£]?$/u.test(cell) && !/^[^,.]*[1-9]\d{0,2}[,.]\d{3}$/u.test(cell)
        : signs[0] !== last;
      if (isDecimal) marks[last === ',' ? 'comma' : 'point'] += 1;
      else if (!isSeveral && decimals === 3) marks[last === ',' ? 'eitherComma' : 'eitherPoint'] += 1;
    }
    if (isSeveral || (last !== ',' && last !== '.'))
      marks.thousands.set(signs[0]!, (marks.thousands.get(signs[0]!) ?? 0) + 1);
  }
}

const noMarks = (): Marks => ({ comma: 0, point: 0, eitherComma: 0, eitherPoint: 0, thousands: new Map() });

/** Meaning of the commas in the numbers of one column. */
export function commaIn(cells: readonly string[]): 'decimal' | 'ambiguous' | undefined {
  const marks = noMarks();
  readMarks(cells, marks);
  if (marks.point > 0 || marks.eitherPoint > 0) return undefined;
  return marks.comma > 0 ? 'decimal' : marks.eitherComma > 0 ? 'ambiguous' : undefined;
}

/** Decimal sign, thousands separator and order of day and month. Forms that fit alike are questions. */
export function detectForms(
  rows: readonly (readonly string[])[],
  width: number,
  { delimiter }: Dialect,
  chosen?: Found['decimal'],
): DetectedForms {
  const marks = noMarks();
  const order = { day: 0, month: 0, alike: 0, dots: 0 };
  const probe = rows.slice(0, probedRows);
  for (let place = 0; place < Math.min(width, 300); place += 1) {
    const cells = probe.map((row) => row[place]?.trim() ?? '').filter((cell) => cell !== '');
    if (cells.length === 0) continue;
    const dates = readDates(cells);
    if (dates) for (const key of ['day', 'month', 'alike', 'dots'] as const) order[key] += dates[key];
    else readMarks(cells, marks);
  }
  return combine(marks, order, delimiter, chosen);
}

function combine(marks: Marks, order: Dates, delimiter: string, chosen: Found['decimal']): DetectedForms {
  const found: Partial<Found> = {};
  const questions: FileReading['questions'] = [];
  const [thousands] = [...marks.thousands].toSorted((a, b) => b[1] - a[1])[0] ?? [];
  if (chosen !== undefined) found.decimal = chosen;
  else if (marks.comma > marks.point) found.decimal = ',';
  else if (marks.point > 0) found.decimal = '.';
  else if (marks.eitherComma > 0 && !delimiter.startsWith(',')) questions.push('decimal');
  if (thousands !== undefined && thousands !== found.decimal) found.thousands = thousands;
  else if (marks.eitherComma > 0 && found.decimal === '.') found.thousands = ',';
  else if (marks.eitherPoint > 0 && found.decimal === ',') found.thousands = '.';
  if (chosen !== undefined && found.thousands !== undefined) found.grouped = true;
  if (order.day > order.month || (order.day + order.month === 0 && order.dots > 0)) found.dates = 'day';
  else if (order.month > order.day) found.dates = 'month';
  else if (order.alike > 0) questions.push('dates');
  return { found, questions };
}
