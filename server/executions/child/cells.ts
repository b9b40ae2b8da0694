// Counts the cells of rows of text in one pass over their bytes: a few marks mean something, all else is passed over at once.

const newline = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;

/** Marks as bytes; -1 for one that the table does not use. */
export interface Dialect {
  readonly delimiter: number;
  readonly quote: number;
  /** What stands before a quote that is part of a quoted cell, where such quotes are not written twice. */
  readonly escape: number;
  /** Lines before the head. */
  readonly skipped: number;
}

/** Where within a row the next byte stands. */
const place = { begin: 0, bare: 1, quoted: 2, escaped: 3, closed: 4 } as const;
type Place = (typeof place)[keyof typeof place];

/** Takes a table part by part, however it is cut; what it holds does not grow with it. */
export class CellCounter {
  readonly #dialect: Dialect;
  readonly #isMark = new Uint8Array(256);
  #place: Place = place.begin;
  #cells = 1;
  #filled = false;
  #width = 0;
  #line = 1;
  #opened = 0;
  #short = 0;
  #long = 0;
  #torn = 0;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
    for (const mark of [newline, carriageReturn, dialect.delimiter, dialect.quote])
      if (mark >= 0) this.#isMark[mark] = 1;
  }

  /** Rows with fewer cells than the first, and with more. */
  get short(): number {
    return this.#short;
  }
  get long(): number {
    return this.#long;
  }

  /** The line of the first quote that opens a cell and is closed by none, or by one of another row; 0 where there is none. */
  get torn(): number {
    return this.#torn;
  }

  take(part: Uint8Array): void {
    const { quote, delimiter } = this.#dialect;
    const isMark = this.#isMark;
    const { length } = part;
    let at = 0;
    while (at < length) {
      if (this.#place === place.quoted) {
        at = this.#passQuoted(part, at);
        continue;
      }
      const byte = part[at] ?? 0;
      if (this.#place === place.escaped) {
        if (byte === newline) this.#line += 1;
        this.#place = place.quoted;
      } else if (isMark[byte] === 0) {
        this.#meetText(byte);
        if (this.#place === place.bare) while (at + 1 < length && isMark[part[at + 1] ?? 0] === 0) at += 1;
      } else if (byte === delimiter) {
        this.#cells += 1;
        this.#place = place.begin;
        this.#filled = true;
      } else if (byte === newline) this.#endRow();
      else if (byte === quote) this.#meetQuote();
      at += 1;
    }
  }

  /** After the last part. */
  end(): void {
    if (this.#place === place.quoted || this.#place === place.escaped) this.#torn ||= this.#opened;
    this.#endRow();
  }

  /** Goes to the quote that closes the cell, or to the end of the part; answers the place after it. */
  #passQuoted(part: Uint8Array, from: number): number {
    const { quote, escape } = this.#dialect;
    const { length } = part;
    for (let at = from; at < length; at += 1) {
      const byte = part[at];
      if (byte === quote) {
        this.#place = place.closed;
        return at + 1;
      }
      if (byte === escape) {
        this.#place = place.escaped;
        return at + 1;
      }
      if (byte === newline) this.#line += 1;
    }
    return length;
  }

  /** A quote opens a cell at its beginning only; right after one that closed, both stand for one of the cell's own. */
  #meetQuote(): void {
    this.#filled = true;
    if (this.#place === place.begin) this.#opened = this.#line;
    if (this.#place === place.begin || this.#place === place.closed) this.#place = place.quoted;
  }

  /** Spaces may stand on both sides of quotes; text right after a quote that closed on another line belongs to another row. */
  #meetText(byte: number): void {
    this.#filled = true;
    if (byte === space && this.#place !== place.bare) return;
    if (this.#place === place.closed && this.#line > this.#opened) this.#torn ||= this.#opened;
    this.#place = place.bare;
  }

  #endRow(): void {
    const { skipped } = this.#dialect;
    if (this.#filled && this.#line > skipped) {
      if (this.#width === 0) this.#width = this.#cells;
      else if (this.#cells < this.#width) this.#short += 1;
      else if (this.#cells > this.#width) this.#long += 1;
    }
    this.#line += 1;
    this.#cells = 1;
    this.#filled = false;
    this.#place = place.begin;
  }
}
