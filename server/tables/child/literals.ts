import type { Column } from '../../duckdb/columns.ts';
import type { Literal } from '../literal.ts';

const dateShape =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,6})?)?(Z|([+-]\d{2}):?(\d{2}))?)?$/u;
/** Offsets of the world's time zones reach from -12 to +14 hours. */
const maxOffsetHours = 14;

export function dateIn(text: string): string | undefined {
  const found = dateShape.exec(text);
  if (!found) return undefined;
  const [, year, month, day, hour = 0, minute = 0, second = 0, zone, offsetHour = 0, offsetMinute = 0] = found;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = new Date(0);
  date.setUTCFullYear(y, m - 1, d);
  const isOnCalendar = y > 0 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
  const isOnClock = Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60;
  const isOffset = Math.abs(Number(offsetHour)) <= maxOffsetHours && Number(offsetMinute) < 60;
  if (!isOnCalendar || !isOnClock || !isOffset) return undefined;
  if (zone === undefined || zone === 'Z') return text;
  return `${text.slice(0, -zone.length)}${offsetHour}:${offsetMinute}`;
}

const digitsOf = (value: Literal) => (typeof value === 'object' ? value.digits : String(value));
const longest = 2n ** 63n;
const hugest = 2n ** 127n;
const decimalDigits = 38;

/** Exact type for the comparison of a number with a column. A double would merge neighbouring large numbers. */
export function numberType({ type }: Column, value: Literal): string {
  const [, whole = '', fraction = ''] = /^-?(\d*)(?:\.(\d+))?$/u.exec(digitsOf(value)) ?? [];
  const decimal = /^DECIMAL\(\d+,\s*(\d+)\)/u.exec(type);
  if (decimal && whole !== '') {
    const scale = Number(decimal[1]);
    const fits = whole.length + scale <= decimalDigits && fraction.length <= scale;
    return fits ? `decimal(${decimalDigits}, ${scale})` : 'double';
  }
  if (!/^(?:(?:U?(?:TINY|SMALL|BIG)|HUGE)INT|U?INTEGER)$/u.test(type) || whole === '' || fraction !== '')
    return 'double';
  const size = BigInt(whole);
  if (size < longest) return 'bigint';
  return size < hugest ? 'hugeint' : 'double';
}

/** Numbers travel as text, so that binding does not round them. */
export const boundNumber = (value: Literal): string => digitsOf(value);
