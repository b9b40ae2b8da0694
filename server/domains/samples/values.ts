// One cell: what it is, and how it is shown. Pure.

/** A record as read: CSV cells are text, JSON cells keep their type. */
export type Item = Readonly<Record<string, unknown>>;

export type Value =
  | { readonly kind: 'empty' }
  | { readonly kind: 'integer' | 'number'; readonly number: number }
  | { readonly kind: 'boolean'; readonly boolean: boolean }
  | { readonly kind: 'date'; readonly iso: string }
  | { readonly kind: 'text' | 'object'; readonly text: string };

const empty: Value = { kind: 'empty' };
// "007" and "+49" are codes, not numbers: read as numbers they would lose what they say.
const numberText = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?$/u;
const integerText = /^-?(?:0|[1-9]\d*)$/u;
const missingTexts = new Set(['', 'NaN', 'nan', 'null', 'NULL', '\\N']);
/** Ambiguous marks: missing in a column of numbers, dates or truth values, a word (Namibia, a dot) among words. */
const missingMarks = new Set(['NA', 'N/A', 'n/a', '-', '.', '?']);
const longestCell = 256;

export const isMissingMark = (value: unknown) => typeof value === 'string' && missingMarks.has(value.trim());

/** Text that the database and JSON can carry: no NUL, no half of a surrogate pair. */
export const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '\uFFFD');

/** A cell as text for people: at most 256 characters. */
export function shown(text: string): string {
  const characters = text.length > longestCell ? Array.from(text.slice(0, longestCell * 2)) : undefined;
  if (!characters || characters.length <= longestCell) return storable(text.slice(0, longestCell * 2));
  return storable(`${characters.slice(0, longestCell - 1).join('')}…`);
}

/** Reads a cell; `loose` where everything is text (CSV), so that text may stand for a number or a truth value. */
export function readValue(raw: unknown, loose: boolean): Value {
  if (raw === null || raw === undefined) return empty;
  if (typeof raw === 'number') return readNumber(raw);
  if (typeof raw === 'boolean') return { kind: 'boolean', boolean: raw };
  if (typeof raw !== 'string') return { kind: 'object', text: JSON.stringify(raw) };
  const text = raw.trim();
  if (loose ? missingTexts.has(text) : text === '') return empty;
  return (loose ? readTyped(text) : undefined) ?? readDate(text) ?? { kind: 'text', text: raw };
}

function readNumber(number: number): Value {
  if (!Number.isFinite(number)) return { kind: 'text', text: String(number) };
  return { kind: Number.isSafeInteger(number) ? 'integer' : 'number', number };
}

function readTyped(text: string): Value | undefined {
  if (text === 'true' || text === 'false' || text === 'TRUE' || text === 'FALSE') {
    return { kind: 'boolean', boolean: text.toLowerCase() === 'true' };
  }
  if (text.length > 40 || !numberText.test(text)) return undefined;
  const number = Number(text);
  if (!Number.isFinite(number)) return undefined;
  if (!integerText.test(text)) return { kind: 'number', number };
  // More digits than a number holds: an identifier.
  return Number.isSafeInteger(number) ? { kind: 'integer', number } : undefined;
}

const isoDate =
  /^(\d{4})[-/](\d{2})[-/](\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s?(Z|[+-]\d{2}:?\d{2})?)?$/u;
const monthFirst = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u;

/** Years 1000 to 9999; month first where slashes end in the year. A time without a zone counts as UTC. */
function readDate(text: string): Value | undefined {
  if (text.length < 8 || text.length > 40) return undefined;
  const slashed = monthFirst.exec(text);
  if (slashed) return day(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]));
  const parts = isoDate.exec(text);
  if (!parts) return undefined;
  const whole = day(Number(parts[1]), Number(parts[2]), Number(parts[3]));
  if (!whole || parts[4] === undefined) return whole;
  return instant(whole.iso, parts);
}

function day(year: number, month: number, date: number): { kind: 'date'; iso: string } | undefined {
  const time = new Date(Date.UTC(year, month - 1, date));
  if (year < 1000 || time.getUTCMonth() !== month - 1 || time.getUTCDate() !== date) return undefined;
  return { kind: 'date', iso: time.toISOString().slice(0, 10) };
}

function instant(date: string, parts: RegExpExecArray): Value | undefined {
  const [, , , , hour, minute, second = '00', fraction = '', zone = 'Z'] = parts;
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const time = new Date(`${date}T${hour}:${minute}:${second}.${fraction.padEnd(3, '0').slice(0, 3)}${offset}`);
  return Number.isNaN(time.getTime()) ? undefined : { kind: 'date', iso: time.toISOString() };
}
