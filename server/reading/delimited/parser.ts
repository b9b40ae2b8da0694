// Own implementation because csv-parse refuses or cuts what untidy files hold: stray quotes, several delimiters, blanks.
import { delimiterLength, type Dialect } from './dialect.ts';
import { fixedCells, type Columns } from './fixedWidth.ts';
import { ReadingError } from '../readingError.ts';

export interface Row {
  readonly cells: string[];
  readonly line: number;
  readonly isOpen: boolean;
}

const maxRow = 2 ** 25;
/** Characters after which a quote counts as never closed. */
const maxQuoted = 2 ** 22;

const lineFeed = 10;
const carriageReturn = 13;

/** Reads parts of a text as rows. Keeps the last row until its end has arrived. */
export class DelimitedParser {
  private text = '';
  private line: number;
  private retryAt = 0;
  /** Places before which an opened quote is known to stay open. */
  private openUntil = 0;
  private readonly dialect: Dialect;
  private readonly lengthAt: (text: string, at: number) => number;

  constructor(dialect: Dialect, firstLine = 1) {
    this.dialect = dialect;
    this.line = firstLine;
    this.lengthAt = dialect.fixed ? () => 0 : delimiterLength(dialect);
  }

  push(part: string, isLast = false, most = Infinity): Row[] {
    this.text += part;
    if (!isLast && this.text.length < this.retryAt) return [];
    const rows: Row[] = [];
    let at = 0;
    while (at < this.text.length && rows.length < most) {
      const next = this.row(at, isLast);
      if (!next) break;
      rows.push(next.row);
      at = next.end;
    }
    this.text = this.text.slice(at);
    this.openUntil = Math.max(0, this.openUntil - at);
    if (this.text.length > maxRow) throw new ReadingError(`The row in line ${this.line} is too long to be read`);
    this.retryAt = rows.length > 0 ? 0 : this.text.length * 1.5;
    return rows;
  }

  private row(start: number, isLast: boolean): { row: Row; end: number } | undefined {
    const { text } = this;
    const cells: string[] = [];
    const { line } = this;
    let isOpen = false;
    let lines = 1;
    let at = start;
    if (this.dialect.fixed) return this.fixedRow(start, isLast, this.dialect.fixed);
    if (this.dialect.blanks === 'run') while (text[at] === ' ' || text[at] === '\t') at += 1;
    for (;;) {
      let quoted = this.dialect.quote !== '' && text[at] === this.dialect.quote ? this.quoted(at, isLast) : undefined;
      if (quoted === 'incomplete') return undefined;
      if (quoted === 'open') {
        isOpen = true;
        quoted = undefined;
      }
      const end = quoted ? quoted.end : this.plainEnd(at);
      lines += quoted ? quoted.lines : 0;
      cells.push(quoted ? quoted.cell : text.slice(at, end));
      if (end >= text.length) return isLast ? this.finish({ cells, line, isOpen }, lines, end) : undefined;
      const code = text.charCodeAt(end);
      if (code === lineFeed || code === carriageReturn) {
        const after = this.lineEnd(end, isLast);
        return after === undefined ? undefined : this.finish({ cells, line, isOpen }, lines, after);
      }
      at = end + this.lengthAt(text, end);
      if (at >= text.length && !isLast) return undefined;
    }
  }

  private fixedRow(start: number, isLast: boolean, columns: Columns): { row: Row; end: number } | undefined {
    const end = this.plainEnd(start);
    const after = end >= this.text.length ? (isLast ? end : undefined) : this.lineEnd(end, isLast);
    if (after === undefined) return undefined;
    const { line } = this;
    this.line += 1;
    return { row: { cells: fixedCells(this.text.slice(start, end), columns), line, isOpen: false }, end: after };
  }

  private finish(row: Row, lines: number, end: number) {
    const { cells } = row;
    this.line += lines;
    // Blanks at the end of a line divide nothing.
    if (this.dialect.blanks === 'run' && cells.length > 1 && cells.at(-1) === '') cells.pop();
    return { row, end };
  }

  /** Returns the place behind a line's end. Some programs write several carriage returns before a line feed. */
  private lineEnd(at: number, isLast: boolean): number | undefined {
    let end = at;
    while (this.text.charCodeAt(end) === carriageReturn) end += 1;
    if (end >= this.text.length && !isLast) return undefined;
    if (this.text.charCodeAt(end) === lineFeed) return end + 1;
    return at + 1;
  }

  private plainEnd(start: number): number {
    const { text, lengthAt } = this;
    let at = start;
    for (; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === lineFeed || code === carriageReturn || lengthAt(text, at) > 0) break;
    }
    return at;
  }

  private quoted(start: number, isLast: boolean): { cell: string; end: number; lines: number } | 'open' | 'incomplete' {
    const { text, lengthAt } = this;
    const { delimiter, quote, escape } = this.dialect;
    if (start < this.openUntil) return 'open';
    const limit = Math.min(text.length, start + maxQuoted);
    let cell = '';
    let from = start + 1;
    let at = from;
    let lines = 0;
    for (; at < limit; at += 1) {
      const character = text[at];
      if (character === '\n' || (character === '\r' && text[at + 1] !== '\n')) lines += 1;
      if (escape !== quote && character === escape && (escape === '\\' || text[at + 1] === quote)) {
        if (at + 1 >= text.length) break;
        if (text[at + 1] === quote || text[at + 1] === escape) {
          cell += text.slice(from, at);
          from = at + 1;
          at += 1;
        }
        continue;
      }
      if (character !== quote) continue;
      const next = text.charCodeAt(at + 1);
      // Several characters of a delimiter may not have come yet.
      if (text.length - at - 1 < Math.max(1, delimiter.length) && !isLast) return 'incomplete';
      if (escape === quote && text[at + 1] === quote) {
        cell += text.slice(from, at + 1);
        at += 1;
        from = at + 1;
        continue;
      }
      if (at + 1 >= text.length || next === lineFeed || next === carriageReturn || lengthAt(text, at + 1) > 0) {
        return { cell: cell + text.slice(from, at), end: at + 1, lines };
      }
      // A quote that opens another cell shows that the first one was a stray sign, or that the cell ended in one.
      if (escape === quote && this.opensCell(at, start)) return this.endedBefore(at, start) ?? 'open';
    }
    if (at >= text.length && !isLast) return text.length - start > maxQuoted ? 'open' : 'incomplete';
    this.openUntil = at;
    return 'open';
  }

  /** Content of a cell that ends in a quote which is not escaped, such as 48" for inches. */
  private endedBefore(at: number, start: number): { cell: string; end: number; lines: number } | undefined {
    const { text } = this;
    const pair = this.dialect.quote.repeat(2);
    // The search must end at the quote: to the end of the text, it would be quadratic.
    const inside = text.slice(start, at + 1);
    for (let found = inside.indexOf(pair, 2); found >= 0; found = inside.indexOf(pair, found + 2)) {
      const end = start + found + 2;
      const next = text.charCodeAt(end);
      if (next !== lineFeed && next !== carriageReturn && this.lengthAt(text, end) === 0) continue;
      const inner = inside.slice(1, found + 1);
      const lines = inner.split(/\r\n|\r|\n/u).length - 1;
      return { cell: inner.replaceAll(pair, this.dialect.quote), end, lines };
    }
    return undefined;
  }

  private opensCell(at: number, start: number): boolean {
    const { delimiter, blanks } = this.dialect;
    if (this.text[at - 1] === '\n' || this.text[at - 1] === '\r') return true;
    if (delimiter === '' || blanks === 'run') return false;
    let before = at;
    if (blanks === 'after') while (this.text[before - 1] === ' ') before -= 1;
    const mark = blanks === 'after' ? delimiter[0]! : delimiter;
    return before - mark.length > start && this.text.startsWith(mark, before - mark.length);
  }
}

export const parseRows = (text: string, dialect: Dialect, most = Infinity, isLast = true): Row[] =>
  new DelimitedParser(dialect).push(text, isLast, most);
