// One form of a value, whatever the format that it was read from.
import { valueOf, type ValueName } from '#server/tables/child/values.ts';

/** A number of JSON with its digits. */
export class Digits {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

export type Cell = string | null;

export function losslessJson(text: string): unknown {
  const revive = (_key: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? new Digits(context?.source ?? String(value)) : value;
  return JSON.parse(text, revive);
}

/** Digits without leading and trailing zeros, and an exponent. */
function numberForm(text: string): string {
  const found = /^([-+]?)(\d*)\.?(\d*)(?:[eE]([-+]?\d+))?$/u.exec(text.trim());
  if (!found) return text;
  const [, sign, whole = '', fraction = '', exponent = '0'] = found;
  const digits = (whole + fraction).replace(/^0+/u, '');
  const short = digits.replace(/0+$/u, '');
  if (short === '') return '0';
  const power = Number(exponent) - fraction.length + digits.length - short.length;
  return `${sign === '-' ? '-' : ''}${short}e${power}`;
}

const isSingle = (type: string) => type === 'FLOAT';

function doubleForm(text: string, type: string): Cell {
  if (/^[-+]?(?:nan|inf(?:inity)?)$/iu.test(text)) return null;
  const number = Number(text);
  return Number.isFinite(number) ? String(isSingle(type) ? Math.fround(number) : number) : text;
}

const moment =
  /^([-+]?\d{4,6})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?)?\s*(Z|[-+]\d{2}(?::?\d{2})?)?$/u;

/** Nanoseconds since 1970. */
function momentForm(text: string): string {
  const found = moment.exec(text.replace(' (BC)', ''));
  if (!found) return text;
  const [, written, month, day, hour = '0', minute = '0', second = '0', fraction = '', zone = 'Z'] = found;
  // The year before 1 is 1 BC.
  const year = text.includes(' (BC)') ? 1 - Number(written) : Number(written);
  const date = new Date(0);
  date.setUTCFullYear(year, Number(month) - 1, Number(day));
  date.setUTCHours(Number(hour), Number(minute), Number(second));
  const [, sign, hours = '0', minutes = '0'] = /^([-+])(\d{2}):?(\d{2})?$/u.exec(zone) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return String((BigInt(date.getTime()) - BigInt(offset) * 60_000n) * 1_000_000n + BigInt(fraction.padEnd(9, '0')));
}

/** JSON with sorted keys and canonical numbers. Words for numbers that JSON has not are null. */
function jsonForm(value: unknown): string {
  if (value instanceof Digits) return numberForm(value.text);
  if (typeof value === 'bigint') return numberForm(String(value));
  if (typeof value === 'number') return Number.isFinite(value) ? numberForm(String(value)) : 'null';
  if (value === null || value === undefined) return 'null';
  if (value instanceof Uint8Array) return JSON.stringify(bytesForm(value));
  if (Array.isArray(value)) return `[${value.map((item) => jsonForm(item)).join(',')}]`;
  if (value instanceof Map) return jsonForm(Object.fromEntries(value));
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${jsonForm(item)}`).join(',')}}`;
}

const isPrintable = (byte: number) => byte >= 32 && byte < 127 && ![34, 39, 92].includes(byte);

/** Bytes as the database writes them. */
export const bytesForm = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) =>
    isPrintable(byte) ? String.fromCodePoint(byte) : `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('');

const isTime: ReadonlySet<ValueName> = new Set(['day', 'moment', 'instant', 'nanosecond', 'zoned']);

/** The canonical form of a cell of a column. */
export function canonical(value: unknown, type: string): Cell {
  if (value === null || value === undefined) return null;
  const kind = valueOf(type);
  const plain = value instanceof Digits ? value.text : value;
  if (kind === 'nested') {
    if (typeof plain !== 'string') return jsonForm(plain);
    try {
      return jsonForm(losslessJson(plain));
    } catch {
      return JSON.stringify(plain);
    }
  }
  if (plain instanceof Uint8Array) return bytesForm(plain);
  if (typeof plain === 'object')
    return plain instanceof Date && isTime.has(kind) ? momentForm(plain.toISOString()) : jsonForm(plain);
  const text = `${plain as string | number | bigint | boolean}`;
  if (kind === 'double') return doubleForm(text, type);
  if (kind === 'boolean') return text.toLowerCase();
  if (isTime.has(kind)) return momentForm(text);
  return kind === 'text' || kind === 'bytes' ? text : numberForm(text);
}
