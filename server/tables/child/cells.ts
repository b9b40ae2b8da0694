// Own implementation because DuckDB pads and cuts ragged rows silently, and csv-parse makes a string per cell.

const newline = 0x0a;
const carriageReturn = 0x0d;
const space = 0x20;
const linesShown = 5;

export interface Dialect {
  readonly delimiter: number;
  readonly quote: number;
  /** Escape byte before a quote inside a quoted cell, where quotes are not doubled. */
  readonly escape: number;
  readonly skipped: number;
}

const place = { begin: 0, bare: 1, quoted: 2, escaped: 3, closed: 4 } as const;
type Place = (typeof place)[keyof typeof place];

export class CellCounter {
  readonly #dialect: Dialect;
  readonly #isMark = new Uint8Array(256);
  #place: Place = place.begin;
  #cells = 1;
  #filled = false;
  #width = 0;
  #widest = 0;
  #line = 1;
  #opened = 0;
  #rowLine = 1;
  #torn = 0;
  /** Rows with fewer and with more cells than the first one. */
  readonly short = { count: 0, lines: [] as number[] };
  readonly long = { count: 0, lines: [] as number[] };

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
    for (const mark of [newline, carriageReturn, dialect.delimiter, dialect.quote])
      if (mark >= 0) this.#isMark[mark] = 1;
  }

  get widest(): number {
    return this.#widest;
  }

  /** Line of the first quote that opens a cell and is not closed within its row; 0 for none. */
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

  end(): void {
    if (this.#place === place.quoted || this.#place === place.escaped) this.#torn ||= this.#opened;
    this.#endRow();
  }

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

  /** A quote opens a cell only at its beginning. Directly after a closing quote, the pair is one literal quote. */
  #meetQuote(): void {
    this.#filled = true;
    if (this.#place === place.begin) this.#opened = this.#line;
    if (this.#place === place.begin || this.#place === place.closed) this.#place = place.quoted;
  }

  /** Spaces are allowed around quotes. Text after a quote that closed on another line belongs to another row. */
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
      else if (this.#cells < this.#width) this.#note(this.short);
      else if (this.#cells > this.#width) this.#note(this.long);
      this.#widest = Math.max(this.#widest, this.#cells);
    }
    this.#line += 1;
    this.#rowLine = this.#line;
    this.#cells = 1;
    this.#filled = false;
    this.#place = place.begin;
  }

  #note(rows: { count: number; readonly lines: number[] }): void {
    rows.count += 1;
    if (rows.lines.length < linesShown) rows.lines.push(this.#rowLine);
  }
}
