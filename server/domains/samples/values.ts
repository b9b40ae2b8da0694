import { readDate } from './dates.ts';

/** A record as read: CSV cells are text, JSON cells keep their type. */
export type Item = Readonly<Record<string, unknown>>;

export type Value =
  | { readonly kind: 'empty' }
  | { readonly kind: 'integer' | 'number'; readonly number: number }
  | { readonly kind: 'boolean'; readonly boolean: boolean }
  | { readonly kind: 'date'; readonly iso: string }
  | { readonly kind: 'text' | 'object'; readonly text: string };

const empty: Value = { kind: 'empty' };
// "007" and "+49" are codes: parsing them as numbers would lose characters.
const numberText = /^-?(?:(?:0|[1-9]\d*)(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/u;
const integerText = /^-?(?:0|[1-9]\d*)$/u;
/** Ambiguous marks: missing in columns of numbers, dates or booleans, but words in text columns (NA is Namibia). */
const missingMarks = new Set(['NA', 'N/A', 'n/a', '-', '.', '?', 'NaN', 'nan', 'null', 'NULL', '\\N']);
const longestCell = 256;

export const isMissingMark = (value: unknown) => typeof value === 'string' && missingMarks.has(value.trim());

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

export function readValue(raw: unknown, plain: Plain | undefined): Value {
  if (raw === null || raw === undefined) return empty;
  if (typeof raw === 'number') return readNumber(raw);
  if (typeof raw === 'boolean') return { kind: 'boolean', boolean: raw };
  if (typeof raw !== 'string') return { kind: 'object', text: jsonText(raw) };
  const text = plain ? plain(raw.trim()) : raw.trim();
  if (text === '') return empty;
  const typed = plain ? readTyped(text) : undefined;
  if (typed) return typed;
  const iso = readDate(text);
  return iso === undefined ? { kind: 'text', text: raw } : { kind: 'date', iso };
}

function readNumber(number: number): Value {
  if (!Number.isFinite(number)) return { kind: 'text', text: String(number) };
  return { kind: Number.isSafeInteger(number) ? 'integer' : 'number', number };
}

function readTyped(text: string): Value | undefined {
  if (/^(?:true|false)$/iu.test(text)) {
    return { kind: 'boolean', boolean: text.toLowerCase() === 'true' };
  }
  if (text.length > 40 || !numberText.test(text)) return undefined;
  const number = Number(text);
  if (!Number.isFinite(number)) return undefined;
  // Digits that a number would round stay text, as in the table.
  const digits = text.replace(/[eE].*/u, '').replaceAll(/\D/gu, '').length;
  if (!integerText.test(text)) return digits <= 15 || String(number) === text ? { kind: 'number', number } : undefined;
  // Integers beyond the safe range are identifiers.
  return Number.isSafeInteger(number) ? { kind: 'integer', number } : undefined;
}
