// Types that keep the value of every cell of a column. Pure.
import { keepsDigits } from './digits.ts';

/** Types in DuckDB, narrowest first. */
export const shapeNames = [
  'bigint',
  'decimal(38, 0)',
  'double',
  'date',
  'timestamp',
  'timestamptz',
  'boolean',
] as const;
export type Shape = (typeof shapeNames)[number];

// Leading zeros and plus signs mark codes, not numbers.
const whole = /^(?:0|-?[1-9]\d*)$/u;
const fraction = /^-?(?:0|[1-9]\d*)?(?:\.\d+)?(?:[eE][-+]?\d+)?$/u;
const day = /^(\d{4})-(\d{2})-(\d{2})$/u;
const moment = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d{1,6})?)?(Z|[+-]\d{2}(?::\d{2})?)?$/u;
const printedMoment = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(?:\.\d{0,5}[1-9])?$/u;

const smallest = -(2n ** 63n);
const largest = 2n ** 63n - 1n;
const shortWhole = 18;
const decimalDigits = 38;
const longMonths = new Set([1, 3, 5, 7, 8, 10, 12]);

function isDay(year: number, month: number, date: number): boolean {
  if (year < 1 || month < 1 || month > 12 || date < 1) return false;
  if (month !== 2) return date <= (longMonths.has(month) ? 31 : 30);
  return date <= (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28);
}

const isLong = (text: string) => text.length <= shortWhole || (BigInt(text) >= smallest && BigInt(text) <= largest);

export const isNumber = (text: string): boolean => fraction.test(text) && /\d/u.test(text);

const keepsDouble = (text: string) => isNumber(text) && keepsDigits(text);

function isMoment(text: string, withZone: boolean): boolean {
  const found = moment.exec(text);
  if (!found || (found[7] !== undefined) !== withZone) return false;
  const [, year, month, date, hour, minute, second = '0'] = found;
  return (
    isDay(Number(year), Number(month), Number(date)) && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60
  );
}

export const keepsText: Readonly<Record<Shape, (text: string) => boolean>> = {
  bigint: (text) => whole.test(text) && isLong(text),
  // Parquet stores a hugeint as a double.
  'decimal(38, 0)': (text) => whole.test(text) && text.replace('-', '').length <= decimalDigits,
  double: keepsDouble,
  date: (text) => {
    const found = day.exec(text);
    return found !== null && isDay(Number(found[1]), Number(found[2]), Number(found[3]));
  },
  timestamp: (text) => isMoment(text, false),
  timestamptz: (text) => isMoment(text, true),
  boolean: (text) => /^(?:true|false)$/iu.test(text),
};

export const isPrinted: Readonly<Record<Shape, (text: string) => boolean>> = {
  bigint: () => true,
  'decimal(38, 0)': () => true,
  // Smaller numbers have an exponent.
  double: (text) => /^-?(?!0\.0000)\d+\.\d+$/u.test(text) && String(Number(text)) === text.replace(/\.0$/u, ''),
  date: () => true,
  timestamp: (text) => printedMoment.test(text),
  timestamptz: () => false,
  boolean: (text) => text === 'true' || text === 'false',
};

interface Candidate {
  readonly type: Shape;
  isRewritten: boolean;
}

export class Fitting {
  #candidates: Candidate[];
  #values = 0;
  #isClean = true;

  constructor(shapes: readonly Shape[]) {
    this.#candidates = shapes.map((type) => ({ type, isRewritten: false }));
  }

  get isOpen(): boolean {
    return this.#candidates.length > 0;
  }

  /** True if no cell had a mark of a missing value, or blanks around its value. */
  get isClean(): boolean {
    return this.#isClean;
  }

  get isEmpty(): boolean {
    return this.#values === 0;
  }

  get best(): Candidate | undefined {
    return this.#values > 0 ? this.#candidates[0] : undefined;
  }

  /** `text` is what counts of a cell, and undefined for a mark of a missing value. */
  take(text: string | undefined, isTrimmed: boolean): void {
    if (text === undefined || isTrimmed) this.#isClean = false;
    if (text === undefined) {
      for (const candidate of this.#candidates) candidate.isRewritten = true;
      return;
    }
    this.#values += 1;
    for (const candidate of this.#candidates) {
      if (!keepsText[candidate.type](text)) this.#drop(candidate);
      else if (isTrimmed || !isPrinted[candidate.type](text)) candidate.isRewritten = true;
    }
  }

  #drop(candidate: Candidate): void {
    this.#candidates = this.#candidates.filter((one) => one !== candidate);
  }
}
