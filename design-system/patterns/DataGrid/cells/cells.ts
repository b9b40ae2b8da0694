// Texts of cells. Pure; any value gives a text, whatever the column promises.
import { dateFormat, numberFormat } from '../../../internal/format/formats.ts';
import { visible, wholeText } from '../../../internal/format/values.ts';
import type { GridColumn, GridRow } from '../types.ts';
import type { GridType } from '../columnTypes.ts';

export type CellKind = GridType | 'null' | 'missing';

export interface CellText {
  kind: CellKind;
  /** Text of one line; for numbers the part before the decimal mark. */
  text: string;
  /** Decimal mark and fraction of a number. */
  fraction?: string;
}

/** Characters of a cell in the grid. The value dialog shows all. */
export const maxShown = 300;
/** Fraction digits that other cells of a column make room for. */
const maxDigits = 8;

export const columnName = ({ header }: { header: string }) => visible(header.trim()) || '–';

const short = (text: string) => visible(text.length > maxShown ? `${text.slice(0, maxShown)}…` : text);

const decimalMark = () => numberFormat().format(1.5).replaceAll(/\d/gu, '');
const numeric = /^-?\d+(\.\d+)?$/u;

function numberText(value: number | bigint, raw: string, significant: number | undefined): CellText {
  const size = Math.abs(Number(value));
  // Longer than a cell, or exact only in its own notation.
  const asGiven = typeof value === 'bigint' || !Number.isFinite(value) || size >= 1e15 || (size !== 0 && size < 1e-6);
  if (asGiven) return { kind: 'number', text: raw };
  const mark = decimalMark();
  const precision =
    significant === undefined ? { maximumFractionDigits: 20 } : { maximumSignificantDigits: significant };
  const [whole = '', digits] = numberFormat(precision).format(value).split(mark);
  return digits === undefined
    ? { kind: 'number', text: whole }
    : { kind: 'number', text: whole, fraction: mark + digits };
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/u;

function dateText(value: unknown): string | undefined {
  if (!(value instanceof Date) && typeof value !== 'string' && typeof value !== 'number') return undefined;
  // A day has no zone.
  const day = typeof value === 'string' && dayOnly.test(value);
  const time = new Date(value);
  if (Number.isNaN(time.getTime())) return undefined;
  const date = { year: 'numeric', month: 'short', day: 'numeric' } as const;
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const;
  return dateFormat(day ? { ...date, timeZone: 'UTC' } : { ...date, ...clock }).format(time);
}

type Format = Pick<GridColumn, 'type' | 'significantDigits'>;

export function cellText(value: unknown, { type = 'text', significantDigits }: Format = {}): CellText {
  if (value === undefined) return { kind: 'missing', text: '' };
  if (value === null) return { kind: 'null', text: 'null' };
  if (type === 'date') {
    const text = dateText(value);
    if (text !== undefined) return { kind: 'date', text };
  }
  if (typeof value === 'number' || typeof value === 'bigint')
    return numberText(value, String(value), significantDigits);
  if (type === 'number' && typeof value === 'string' && numeric.test(value) && String(Number(value)) === value)
    return numberText(Number(value), value, significantDigits);
  if (typeof value === 'boolean') return { kind: 'boolean', text: String(value) };
  if (typeof value === 'object') return { kind: 'json', text: short(wholeText(value)) };
  return { kind: type === 'json' ? 'json' : 'text', text: short(wholeText(value)) };
}

/** Most fraction digits per column in the first rows of a window, so that decimal marks align. */
export function fractionDigits(
  rows: readonly GridRow[],
  columns: readonly Format[],
  before: readonly number[],
): number[] {
  const sample = rows.slice(0, 20);
  return columns.map((column, at) => {
    if (column.type !== 'number') return 0;
    return sample.reduce((most, row) => {
      const { length = 1 } = cellText(row[at], column).fraction ?? {};
      return Math.min(maxDigits, Math.max(most, length - 1));
    }, before[at] ?? 0);
  });
}

const unsafe = /[\t\r\n"]/u;
const field = (text: string) => (unsafe.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Tab-separated values as spreadsheets read them. NUL is dropped: clipboards cut the text there. */
export const toTsv = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => row.map((value) => field(wholeText(value).replaceAll('\0', ''))).join('\t')).join('\n');
