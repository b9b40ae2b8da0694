import { IntervalUnit, TimeUnit } from 'apache-arrow';
import { ReadingError } from '../../reading/readingError.ts';

export const unitsPerSecond: Readonly<Record<TimeUnit, bigint>> = {
  [TimeUnit.SECOND]: 1n,
  [TimeUnit.MILLISECOND]: 1_000n,
  [TimeUnit.MICROSECOND]: 1_000_000n,
  [TimeUnit.NANOSECOND]: 1_000_000_000n,
};

const farthest = 2n ** 63n - 1n;

/** Microseconds since 1970, as far as 64 bits reach. */
export function momentIn(micros: bigint): bigint {
  if (micros >= -farthest && micros <= farthest) return micros;
  throw new ReadingError('The data has a moment beyond the years that can be stored');
}

const padded = (part: bigint | number, length = 2) => String(part).padStart(length, '0');
const minute = 60n;

const fractionText = (rest: bigint, unit: bigint) =>
  rest === 0n ? '' : `.${padded(rest, String(unit).length - 1).replace(/0+$/u, '')}`;

/** A time of day, as the database writes it. */
export function timeText(value: bigint, unit: TimeUnit): string {
  const per = unitsPerSecond[unit];
  const seconds = value / per;
  const clock = [seconds / minute / minute, (seconds / minute) % minute, seconds % minute];
  return `${clock.map((part) => padded(part)).join(':')}${fractionText(value % per, per)}`;
}

const milliseconds = 1_000n;
const nanoseconds = 1_000_000_000n;

/** A duration by ISO 8601, from the words of an interval. */
export function durationText(words: readonly number[], unit: IntervalUnit): string {
  const [first = 0, second = 0, low = 0, high = 0] = words;
  if (unit === IntervalUnit.YEAR_MONTH) return `P${first}M`;
  const [months, days] = unit === IntervalUnit.DAY_TIME ? [0, first] : [first, second];
  const per = unit === IntervalUnit.DAY_TIME ? milliseconds : nanoseconds;
  const time = unit === IntervalUnit.DAY_TIME ? BigInt(second) : (BigInt(high) << 32n) | BigInt(low >>> 0);
  const size = time < 0n ? -time : time;
  const clock = time === 0n ? '' : `T${time < 0n ? '-' : ''}${size / per}${fractionText(size % per, per)}S`;
  const date = `${months === 0 ? '' : `${months}M`}${days === 0 ? '' : `${days}D`}`;
  return `P${date}${clock || (date === '' ? 'T0S' : '')}`;
}

const fractionBits = 10;
const bias = 15;
const special = 31;

/** Half precision by IEEE 754. */
export function floatOf16(bits: number): number {
  const sign = bits >> 15 ? -1 : 1;
  const exponent = (bits >> fractionBits) & special;
  const fraction = (bits & (2 ** fractionBits - 1)) / 2 ** fractionBits;
  if (exponent === special) return fraction === 0 ? sign * Infinity : Number.NaN;
  return exponent === 0 ? sign * fraction * 2 ** (1 - bias) : sign * (1 + fraction) * 2 ** (exponent - bias);
}
