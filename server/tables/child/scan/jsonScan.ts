// Walks the bytes of JSON lines: flat objects with known keys, one per line. Anything else is irregular.
import type { JsonColumnKind } from '../../../reading/columnType.ts';
import type { ColumnFacts } from './columnFacts.ts';
import { Irregular } from './readParts.ts';

const quote = 0x22;
const backslash = 0x5c;
const lineFeed = 0x0a;
const comma = 0x2c;
const colon = 0x3a;
const minus = 0x2d;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const firstPlain = 0x20;

const isDigit = (code: number) => code >= 0x30 && code <= 0x39;
const isBlank = (code: number) => code === 0x20 || code === 0x09 || code === 0x0d;
const isEnd = (code: number) => code === comma || code === closeBrace || code === lineFeed || isBlank(code);

const escapes = new Set(Buffer.from('"\\/bfnrt'));
const numberForm = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/u;
const nothing = Buffer.from('null');
const words = [nothing, Buffer.from('true'), Buffer.from('false')];
const kinds = ['text', 'number', 'boolean'] as const;
const [textKind, numberKind, booleanKind] = kinds.map((_, at) => 2 ** at) as [number, number, number];

function skip(bytes: Buffer, from: number): number {
  let at = from;
  while (isBlank(bytes[at]!)) at += 1;
  return at;
}

function isAt(bytes: Buffer, start: number, word: Buffer): boolean {
  for (let at = 0; at < word.length; at += 1) if (bytes[start + at] !== word[at]) return false;
  return true;
}

/** Last place of an escape; negative where it is none, or one that only two of them make a character. */
function escapeEnd(bytes: Buffer, at: number): number {
  if (escapes.has(bytes[at]!)) return at;
  const code = bytes[at] === 0x75 ? bytes.toString('latin1', at + 1, at + 5) : '';
  return /^[\da-f]{4}$/iu.test(code) && !/^(?:00[01]|d[89a-f])/iu.test(code) ? at + 4 : ~at;
}

export class JsonScan {
  rows = 0;
  readonly #facts: ColumnFacts;
  readonly #keys: readonly Buffer[];
  readonly #places: ReadonlyMap<string, number>;
  /** Bits of the kinds of each column. */
  readonly #kinds: Uint8Array;
  /** Number of the row that is looked at; one that is not whole is looked at again. */
  #attempt = 0;
  /** The same of each column's last cell: a repeated key is irregular. */
  readonly #rowOf: Float64Array;

  constructor(facts: ColumnFacts, keys: readonly string[]) {
    const written = keys.map((key) => JSON.stringify(key));
    this.#facts = facts;
    this.#keys = written.map((key) => Buffer.from(key));
    this.#places = new Map(written.map((key, at) => [key, at]));
    this.#kinds = new Uint8Array(keys.length);
    this.#rowOf = new Float64Array(keys.length);
  }

  /** Kind of all cells of each column, undefined where they are of several. */
  kinds(): (JsonColumnKind | undefined)[] {
    return Array.from(this.#kinds, (bits) => (bits === 0 ? 'empty' : kinds.find((_, at) => bits === 2 ** at)));
  }

  take(bytes: Buffer, end: number, isLast: boolean): number {
    for (let at = 0; ;) {
      let from = at;
      while (from < end && (bytes[from] === lineFeed || isBlank(bytes[from]!))) from += 1;
      if (from >= end) return end;
      const next = this.#row(bytes, from);
      // The line feed behind the end ends any row that is not whole.
      if (next > end || (next === end && !isLast)) return at;
      if (next < 0) {
        if (isLast || bytes.indexOf(lineFeed, from) < end) throw new Irregular();
        return at;
      }
      this.rows += 1;
      at = next;
    }
  }

  /** Returns the place behind a row, or the complement of the place of what is irregular. */
  #row(bytes: Buffer, start: number): number {
    this.#attempt += 1;
    if (bytes[start] !== openBrace) return ~start;
    let at = skip(bytes, start + 1);
    if (bytes[at] === closeBrace) return skip(bytes, at + 1);
    for (let expected = 0; ;) {
      const column = this.#column(bytes, at, expected);
      if (column < 0) return column;
      expected = column + 1;
      if (this.#rowOf[column] === this.#attempt) return ~at;
      this.#rowOf[column] = this.#attempt;
      at = skip(bytes, at + this.#keys[column]!.length);
      if (bytes[at] !== colon) return ~at;
      at = this.#value(bytes, column, skip(bytes, at + 1));
      if (at < 0) return at;
      at = skip(bytes, at);
      if (bytes[at] === closeBrace) break;
      if (bytes[at] !== comma) return ~at;
      at = skip(bytes, at + 1);
    }
    at = skip(bytes, at + 1);
    return bytes[at] === lineFeed ? at : ~at;
  }

  #column(bytes: Buffer, at: number, expected: number): number {
    const key = this.#keys[expected];
    if (key && isAt(bytes, at, key)) return expected;
    if (bytes[at] !== quote) return ~at;
    let end = at + 1;
    while (bytes[end] !== quote && bytes[end]! >= firstPlain) end += 1;
    if (bytes[end] !== quote) return ~end;
    return this.#places.get(bytes.toString('utf8', at, end + 1)) ?? ~at;
  }

  /** Takes a value, and returns the place behind it. */
  #value(bytes: Buffer, column: number, start: number): number {
    const code = bytes[start]!;
    if (code === quote) return this.#text(bytes, column, start);
    if (isDigit(code) || code === minus) return this.#number(bytes, column, start);
    const word = words.find((one) => one[0] === code);
    if (!word || !isAt(bytes, start, word)) return ~start;
    const end = start + word.length;
    if (word === nothing) return end;
    this.#kinds[column]! |= booleanKind;
    if (this.#facts.shapes[column] !== 0) this.#facts.take(column, bytes, start, end);
    return end;
  }

  #number(bytes: Buffer, column: number, start: number): number {
    this.#kinds[column]! |= numberKind;
    const facts = this.#facts;
    if (facts.shapes[column] === 0) return ~start;
    const stop = facts.takeAt(bytes, start);
    if (stop > 0 && isEnd(bytes[stop]!)) {
      facts.keep(column);
      return stop;
    }
    let end = start + 1;
    while (!isEnd(bytes[end]!)) end += 1;
    if (!numberForm.test(bytes.toString('latin1', start, end))) return ~start;
    facts.take(column, bytes, start, end);
    return end;
  }

  #text(bytes: Buffer, column: number, start: number): number {
    this.#kinds[column]! |= textKind;
    let isEscaped = false;
    for (let at = start + 1; ; at += 1) {
      const code = bytes[at]!;
      if (code < firstPlain) return ~at;
      if (code === backslash) {
        isEscaped = true;
        at = escapeEnd(bytes, at + 1);
        if (at < 0) return at;
      } else if (code === quote) {
        const facts = this.#facts;
        if (isEscaped || at === start + 1) facts.takeWords(column);
        else if (facts.shapes[column] !== 0) facts.take(column, bytes, start + 1, at);
        return at + 1;
      }
    }
  }
}
