// Facts of a cell as one number, from its bytes: the types that keep it, and how SQL can print it as the source wrote it.
import { isPrinted, keepsText, shapeNames, type Shape } from '../../../reading/fitting.ts';
import { layoutOf } from '../prints.ts';

const [whole, exact, fraction, day, moment, instant, flag] = shapeNames.map((_, at) => 2 ** at) as [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
];
export const allShapes = 2 ** shapeNames.length - 1;
/** Shifts of the types that print a cell as it is, of its decimals, and of the layout of its moment or flag. */
export const printedAt = 8;
export const decimalsAt = 16;
export const layoutAt = 21;
export const plainBit = 2 ** 15;
export const noLayout = 127;
export const noDecimals = 31;
const irregular = (noLayout << layoutAt) | (noDecimals << decimalsAt);

const zero = 0x30;
const minus = 0x2d;
const point = 0x2e;
const colon = 0x3a;
const isDigit = (code: number) => code >= zero && code <= 0x39;

/** Digits that every double keeps, and zeros behind the point before a double is printed with an exponent. */
const doubleDigits = 15;
const leadingZeros = 3;

const longest = 16;
const plain = /^-?(?!0\.0000)\d+(?:\.\d*[1-9])?$/u;

export function factsOfText(text: string): number {
  const isPlain = plain.test(text) && String(Number(text)) === text && (text.includes('.') || text.length <= longest);
  let facts = irregular | (isPlain ? plainBit : 0);
  for (const [at, shape] of shapeNames.entries()) {
    if (!keepsText[shape](text)) continue;
    facts |= 2 ** at;
    if (isPrinted[shape](text)) facts |= 2 ** (at + printedAt);
  }
  return facts;
}

/** Place behind the cell that was looked at last. The caller checks that the cell ends there. */
export let stop = 0;

const two = (bytes: Uint8Array, at: number) => {
  const tens = bytes[at]! - zero;
  const ones = bytes[at + 1]! - zero;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : 255;
};

const monthDays = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function dayFacts(bytes: Uint8Array, start: number): number {
  const month = two(bytes, start + 5);
  const date = two(bytes, start + 8);
  if (bytes[start + 7] !== minus || month < 1 || month > 12 || date < 1 || date > monthDays[month]!) return -1;
  // Rare years and days are left to the rules that know the calendar.
  if (bytes[start] === zero || (month === 2 && date === 29)) return -1;
  const separator = bytes[start + 10];
  const isLettered = separator === 0x54;
  if (!isLettered && separator !== 0x20) {
    stop = start + 10;
    return day | (day << printedAt) | irregular;
  }
  if (two(bytes, start + 11) > 23 || bytes[start + 13] !== colon || two(bytes, start + 14) > 59) return -1;
  let at = start + 16;
  let precision = 0;
  if (bytes[at] === colon) {
    if (two(bytes, at + 1) > 59) return -1;
    at += 3;
    precision = 1;
    if (bytes[at] === point) {
      const first = at + 1;
      at = first;
      while (isDigit(bytes[at]!)) at += 1;
      const digits = at - first;
      if (digits === 0 || digits > 6) return -1;
      precision = digits === 3 ? 2 : digits === 6 ? 3 : 4;
    }
  }
  const isNatural = !isLettered && precision > 0 && (precision === 1 || bytes[at - 1] !== zero);
  const zone = zoneOf(bytes, at);
  const type = zone === 0 ? moment : instant;
  const layout = precision > 3 ? noLayout : layoutOf.moment(isLettered, precision, zone);
  const printed = isNatural && zone === 0 ? type << printedAt : 0;
  return type | printed | (layout << layoutAt) | (noDecimals << decimalsAt);
}

function zoneOf(bytes: Uint8Array, at: number): number {
  stop = at;
  if (bytes[at] === 0x5a) {
    stop = at + 1;
    return 1;
  }
  if (bytes[at] !== 0x2b || bytes[at + 1] !== zero || bytes[at + 2] !== zero) return 0;
  const isLong = bytes[at + 3] === colon && two(bytes, at + 4) === 0;
  stop = at + (isLong ? 6 : 3);
  return isLong ? 3 : 2;
}

function numberFacts(bytes: Uint8Array, start: number): number {
  const isNegative = bytes[start] === minus;
  const first = isNegative ? start + 1 : start;
  let at = first;
  while (isDigit(bytes[at]!)) at += 1;
  const digits = at - first;
  const startsWithZero = bytes[first] === zero;
  if (bytes[at] === minus && digits === 4 && !isNegative) return dayFacts(bytes, start);
  if (digits === 0 || (startsWithZero && digits > 1)) return -1;
  stop = at;
  if (bytes[at] !== point) {
    if (digits > doubleDigits || (isNegative && startsWithZero)) return -1;
    return whole | exact | fraction | ((whole | exact) << printedAt) | plainBit | (noLayout << layoutAt);
  }
  const firstDecimal = at + 1;
  at = firstDecimal;
  while (bytes[at] === zero) at += 1;
  const zeros = at - firstDecimal;
  while (isDigit(bytes[at]!)) at += 1;
  stop = at;
  const decimals = at - firstDecimal;
  if (decimals === 0 || digits + decimals > doubleDigits) return -1;
  const isNothing = zeros === decimals;
  if (startsWithZero && (isNothing ? isNegative : zeros > leadingZeros)) return fraction | irregular;
  const endsInZero = bytes[at - 1] === zero;
  const isNatural = !endsInZero || decimals === 1;
  return (
    fraction |
    (isNatural ? fraction << printedAt : 0) |
    (endsInZero ? 0 : plainBit) |
    (decimals << decimalsAt) |
    (noLayout << layoutAt)
  );
}

const words = ['true', 'false'].map((word) => Buffer.from(word));

function booleanFacts(bytes: Uint8Array, start: number): number {
  const small = 0x20;
  const word = words[(bytes[start]! | small) === 0x74 ? 0 : 1]!;
  const isSmall = bytes[start + 1]! & small;
  for (let at = 0; at < word.length; at += 1) {
    const code = bytes[start + at]!;
    if ((code | small) !== word[at] || (at > 0 && (code & small) !== isSmall)) return -1;
  }
  stop = start + word.length;
  const isCapital = (bytes[start]! & small) === 0;
  const style = isCapital ? (isSmall ? 1 : 2) : 0;
  if (!isCapital && !isSmall) return -1;
  const printed = style === 0 ? flag << printedAt : 0;
  return flag | printed | (layoutOf.flag(style) << layoutAt) | (noDecimals << decimalsAt);
}

/** Facts of the cell that starts here; -1 where only its text can tell. Behind the bytes comes one that ends any cell. */
export function factsAt(bytes: Uint8Array, start: number): number {
  const code = bytes[start]!;
  if (isDigit(code) || code === minus) return numberFacts(bytes, start);
  const letter = code | 0x20;
  return letter === 0x74 || letter === 0x66 ? booleanFacts(bytes, start) : -1;
}

export const shapesIn = (bits: number): Shape[] => shapeNames.filter((_, at) => bits & (2 ** at));
