import { missingMarks, trimmed, type ColumnType } from '#server/reading/columnType.ts';
import { numberOrDigits } from '#server/reading/digits.ts';
import { isNumber } from '#server/reading/fitting.ts';
import { readDate } from './dates.ts';

/** A record as read: CSV cells are text, JSON cells keep their type. Numbers with more digits than theirs are text. */
export type Item = Readonly<Record<string, unknown>>;

export type Value =
  | { readonly kind: 'empty' }
  | { readonly kind: 'integer' | 'number'; readonly number: number; readonly digits: number | string }
  | { readonly kind: 'boolean'; readonly boolean: boolean }
  | { readonly kind: 'date'; readonly iso: string }
  | { readonly kind: 'text' | 'object'; readonly text: string };

const empty: Value = { kind: 'empty' };
const longestCell = 256;

/** Replaces what the database and JSON cannot store: NUL and lone surrogates. */
export const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '\uFFFD');

export function shown(text: string): string {
  const characters = text.length > longestCell ? Array.from(text.slice(0, longestCell * 2)) : undefined;
  if (!characters || characters.length <= longestCell) return storable(text.slice(0, longestCell * 2));
  return storable(`${characters.slice(0, longestCell - 1).join('')}…`);
}

/** Levels of a value that is nested too deeply to print. */
const printedLevels = 64;

/** JSON of a value. Of one nested too deeply, its outer levels. */
export function jsonText(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return JSON.stringify(outerLevels(value, printedLevels));
  }
}

function outerLevels(value: unknown, levels: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (levels === 0) return '…';
  if (Array.isArray(value)) return value.map((inner) => outerLevels(inner, levels - 1));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, outerLevels(inner, levels - 1)]));
}

/** Writes the text of a cell as its value. Without it, text is no number. */
export type Plain = (text: string) => string;

const typed: ReadonlySet<ColumnType> = new Set(['integer', 'number', 'boolean', 'date']);

/** Value of a cell in a column of `type`, which fits each of its cells. */
export function readValue(raw: unknown, type: ColumnType, plain: Plain | undefined): Value {
  if (raw === null || raw === undefined || (typeof raw === 'string' && raw.trim() === '')) return empty;
  if (typeof raw === 'boolean') return { kind: 'boolean', boolean: raw };
  if (typeof raw !== 'string' && typeof raw !== 'number') return { kind: 'object', text: jsonText(raw) };
  const isTyped = plain !== undefined && typed.has(type);
  const text = isTyped && typeof raw === 'string' ? plain(trimmed(raw)) : String(raw);
  if (isTyped && missingMarks.has(text)) return empty;
  if (type === 'integer' || type === 'number' || typeof raw === 'number') return numberValue(text, type);
  if (type === 'boolean') return { kind: 'boolean', boolean: text.toLowerCase() === 'true' };
  const iso = type === 'date' ? readDate(text) : undefined;
  return iso === undefined ? { kind: 'text', text: raw } : { kind: 'date', iso };
}

function numberValue(text: string, type: ColumnType): Value {
  const number = Number(text);
  if (!Number.isFinite(number)) return { kind: 'text', text };
  return { kind: type === 'integer' ? type : 'number', number, digits: numberOrDigits(text) };
}

/** True for a number, and for a text that is written like one. */
export const isNumeric = (raw: unknown): boolean =>
  typeof raw === 'number' || (typeof raw === 'string' && isNumber(raw.trim()));

/** Type of a value inside JSON. */
export function nestedType(value: unknown): ColumnType {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? 'integer' : 'number';
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value !== 'string') return value === null || value === undefined ? 'empty' : 'object';
  if (value.trim() === '') return 'empty';
  return readDate(value) === undefined ? 'text' : 'date';
}
