import { ReadingError } from '../readingError.ts';
import { timeText, type TimeForm } from './styles.ts';
import { attribute, elementAt, elementsOf, itemText, plainText } from './xml.ts';

const maxColumns = 16_384;
const maxRow = 2 ** 26;
const maxTag = 2 ** 20;

export interface SheetRow {
  readonly cells: string[];
  readonly line: number;
}

export interface SheetContext {
  readonly strings: readonly string[];
  readonly forms: readonly (TimeForm | undefined)[];
  readonly is1904: boolean;
}

const rowEnd = /<\/(?:\w+:)?row>|<(?:\w+:)?row\b[^<>]*\/>/gu;
const rowTag = /<(?:\w+:)?row\b([^<>]*)>/u;

function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]+/u.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function cellText(tag: string, content: string, { strings, forms, is1904 }: SheetContext): string {
  const type = attribute(tag, 't');
  if (type === 'inlineStr') return itemText(content);
  const raw = plainText(elementAt(content, 'v')?.content ?? '');
  if (type === 's') return strings[Number(raw)] ?? '';
  if (type === 'b') return raw === '1' ? 'true' : 'false';
  if (type === 'str' || type === 'e' || type === 'd' || raw === '') return raw;
  const form = forms[Number(attribute(tag, 's') ?? '0')];
  return (form && timeText(Number(raw), form, is1904)) ?? raw;
}

export class SheetParser {
  readonly #context: SheetContext;
  /** Text of the row that was looked through for its end. */
  #before: string[] = [];
  #size = 0;
  /** A tag that is not yet whole. */
  #tail = '';
  #line = 0;

  constructor(context: SheetContext) {
    this.#context = context;
  }

  push(part: string): SheetRow[] {
    const text = this.#tail + part;
    const rows: SheetRow[] = [];
    let from = 0;
    rowEnd.lastIndex = 0;
    for (let end = rowEnd.exec(text); end; end = rowEnd.exec(text)) {
      rows.push(this.#row(this.#before.join('') + text.slice(from, rowEnd.lastIndex)));
      from = rowEnd.lastIndex;
      this.#before = [];
      this.#size = 0;
    }
    const bracket = text.lastIndexOf('<');
    // Only a tag that is not yet whole can be the begin of a row's end.
    const open = bracket < from || text.includes('>', bracket) ? text.length : bracket;
    this.#before.push(text.slice(from, open));
    this.#tail = text.slice(open);
    this.#size += open - from;
    if (this.#size > maxRow || this.#tail.length > maxTag)
      throw new ReadingError(`The row ${this.#line + 1} of the sheet is too long to be read`);
    return rows;
  }

  #row(xml: string): SheetRow {
    const tag = rowTag.exec(xml)?.[1] ?? '';
    this.#line = Number(attribute(tag, 'r') ?? this.#line + 1);
    const cells: string[] = [];
    let next = 0;
    for (const { tag: own, content } of elementsOf(xml, 'c')) {
      const reference = attribute(own, 'r');
      const column = reference === undefined ? next : columnOf(reference);
      if (!(column >= 0 && column < maxColumns)) throw new ReadingError(`The row ${this.#line} of the sheet is broken`);
      while (cells.length < column) cells.push('');
      cells[column] = cellText(own, content, this.#context);
      next = column + 1;
    }
    return { cells, line: this.#line };
  }
}
