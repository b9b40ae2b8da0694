// Walks the bytes of a regular CSV file without a string per cell.
import type { ColumnFacts } from './columnFacts.ts';
import { Irregular } from './readParts.ts';

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

export interface Rules {
  readonly delimiter: string;
  readonly quote: string;
  readonly escape: string;
  /** Lines before the first row. */
  readonly lines: number;
  /** Names that would make a row a repeated header. */
  readonly header: readonly string[];
  /** True if an empty cell in quotes is a text, and not a missing value. */
  readonly keepsEmpty: boolean;
}

const [passes, ends, control, perhapsReplaced] = [0, 1, 2, 3] as const;
const firstOfReplacement = 0xef;

/** Meaning of each byte of a text. Signs that are no text are counted by the reader of untidy files. */
function meanings(stops: readonly number[], isStrict: boolean): Uint8Array {
  const found = new Uint8Array(256);
  if (isStrict) {
    found.fill(control, 0, 0x09).fill(control, 0x0e, 0x1b);
    found[firstOfReplacement] = perhapsReplaced;
  }
  for (const stop of stops) if (stop >= 0) found[stop] = ends;
  return found;
}

/** Returns the place of the next byte that ends a text. */
function textEnd(bytes: Uint8Array, start: number, found: Uint8Array): number {
  for (let at = start; ; at += 1) {
    let meaning = found[bytes[at]!];
    while (meaning === passes) {
      at += 1;
      meaning = found[bytes[at]!];
    }
    if (meaning === ends) return at;
    if (meaning === control || (bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd)) throw new Irregular();
  }
}

const codeOf = (mark: string) => (mark === '' ? -1 : mark.charCodeAt(0));

export class DelimitedScan {
  rows = 0;
  headers = 0;
  readonly #facts: ColumnFacts;
  readonly #width: number;
  readonly #delimiter: number;
  readonly #quote: number;
  readonly #escape: number;
  readonly #keepsEmpty: boolean;
  readonly #header: readonly Buffer[];
  readonly #cellEnds: Uint8Array;
  readonly #quoteEnds: Uint8Array;
  #lines: number;

  constructor(facts: ColumnFacts, rules: Rules) {
    this.#facts = facts;
    this.#width = facts.shapes.length;
    this.#delimiter = codeOf(rules.delimiter);
    this.#quote = codeOf(rules.quote);
    this.#escape = codeOf(rules.escape);
    this.#keepsEmpty = rules.keepsEmpty;
    this.#header = rules.header.slice(0, 2).map((name) => Buffer.from(name));
    const isStrict = !rules.keepsEmpty;
    this.#cellEnds = meanings([this.#delimiter, lineFeed, carriageReturn], isStrict);
    // A line feed is put behind the last byte.
    this.#quoteEnds = meanings([this.#quote, this.#escape, lineFeed], isStrict);
    this.#lines = rules.lines;
  }

  /** Takes all whole rows before `end`, and returns the place behind them. */
  take(bytes: Buffer, end: number, isLast: boolean): number {
    let at = 0;
    for (; this.#lines > 0; this.#lines -= 1) {
      const feed = bytes.indexOf(lineFeed, at);
      if (feed < 0 || feed >= end) return at;
      at = feed + 1;
    }
    while (at < end) {
      const next = this.#row(bytes, at, end, isLast);
      if (next < 0) return at;
      at = next;
    }
    return Math.min(at, end);
  }

  #row(bytes: Buffer, start: number, end: number, isLast: boolean): number {
    const delimiter = this.#delimiter;
    const quote = this.#quote;
    const facts = this.#facts;
    const { shapes } = facts;
    const last = this.#width - 1;
    let at = start;
    let headerCells = 0;
    for (let column = 0; ; column += 1) {
      const from = at;
      const isQuoted = bytes[at] === quote;
      if (isQuoted) {
        at = this.#quoted(bytes, column, from, end);
        if (at < 0 && isLast) throw new Irregular();
        if (at < 0) return -1;
      } else {
        const stop = shapes[column] === 0 ? -1 : facts.takeAt(bytes, from);
        const code = bytes[stop];
        if (code === delimiter || code === lineFeed || code === carriageReturn) {
          at = stop;
          if (at < end) facts.keep(column);
        } else {
          at = textEnd(bytes, at, this.#cellEnds);
          if (at < end && at > from && shapes[column] !== 0) facts.take(column, bytes, from, at);
        }
      }
      if (at + 1 >= end && !isLast) return -1;
      if (column > last) throw new Irregular();
      if (column === headerCells && headerCells < this.#header.length && this.#isHeader(bytes, from, at, column))
        headerCells += 1;
      const code = bytes[at];
      if (code === delimiter && at < end) {
        at += 1;
        continue;
      }
      // DuckDB skips lines without any text.
      const isEmpty = column === 0 && at === from;
      const isBlank = last > 0 && at - start === last && !this.#keepsEmpty;
      if (code === carriageReturn && bytes[at + 1] === lineFeed) at += 1;
      else if (code !== lineFeed) throw new Irregular();
      if (!isEmpty && column !== last) throw new Irregular();
      if (isBlank) throw new Irregular();
      if (!isEmpty) this.rows += 1;
      if (headerCells > 0 && headerCells === this.#header.length) this.headers += 1;
      return at + 1;
    }
  }

  /** Takes a cell in quotes, and returns the place behind it; -1 if it is not whole. */
  #quoted(bytes: Buffer, column: number, start: number, end: number): number {
    const quote = this.#quote;
    const escape = this.#escape;
    let isEscaped = false;
    for (let at = start + 1; ; at += 1) {
      at = textEnd(bytes, at, this.#quoteEnds);
      if (at >= end) return -1;
      const code = bytes[at];
      if (code === lineFeed) continue;
      if (code !== quote || (escape === quote && bytes[at + 1] === quote)) {
        isEscaped = true;
        at += 1;
        if (at >= end) return -1;
        continue;
      }
      const from = start + 1;
      if (isEscaped || (at === from && this.#keepsEmpty)) this.#facts.takeWords(column);
      else if (at > from && this.#facts.shapes[column] !== 0) this.#facts.take(column, bytes, from, at);
      return at + 1;
    }
  }

  #isHeader(bytes: Buffer, from: number, to: number, column: number): boolean {
    const name = this.#header[column]!;
    return name.length === to - from && name[0] === bytes[from] && name.compare(bytes, from, to) === 0;
  }
}
