// Own implementation because JSON.parse rounds numbers: every value keeps the characters of the source.
import { ReadingError } from '../readingError.ts';

export const maxDepth = 512;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const colon = 0x3a;
const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const minus = 0x2d;

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

export type JsonKind = 'null' | 'boolean' | 'number' | 'text' | 'list' | 'object';

export interface Written {
  readonly kind: JsonKind;
  readonly start: number;
  readonly end: number;
}

export class TextEndError extends Error {
  override readonly name = 'Cut';
}

class Malformed extends Error {
  override readonly name = 'Malformed';
  readonly at: number;

  constructor(at: number) {
    super('malformed');
    this.at = at;
  }
}

// oxlint-disable-next-line no-control-regex -- JSON refuses these characters in a text
const plain = /[^"\\\u0000-\u001f]*/y;
const numberForm = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const words = [
  ['true', 'boolean'],
  ['false', 'boolean'],
  ['null', 'null'],
] as const;

/** Walks values of a text and checks their grammar. Places are indexes into the text. */
export class JsonScanner {
  readonly text: string;
  readonly #isLast: boolean;

  constructor(text: string, isLast: boolean) {
    this.text = text;
    this.#isLast = isLast;
  }

  skipSpace(from: number): number {
    let at = from;
    while (isSpace(this.text.charCodeAt(at))) at += 1;
    return at;
  }

  /** @throws Cut where the text ends within the value. */
  value(from: number, depth = 0): Written {
    const code = this.text.charCodeAt(from);
    if (depth > maxDepth) throw new ReadingError(`A value is nested more than ${maxDepth} levels deep`);
    if (code === quote) return { kind: 'text', start: from, end: this.#stringEnd(from) };
    if (code === openBrace) return { kind: 'object', start: from, end: this.members(from, depth) };
    if (code === openBracket) return { kind: 'list', start: from, end: this.elements(from, depth) };
    if (code === minus || isDigit(code)) return { kind: 'number', start: from, end: this.#numberEnd(from) };
    return this.#word(from);
  }

  /** Calls `onMember` with each key and value of an object, and returns the place behind it. */
  members(from: number, depth: number, onMember?: (key: string, value: Written) => void): number {
    let at = this.skipSpace(from + 1);
    if (this.#codeAt(at) === closeBrace) return at + 1;
    for (;;) {
      if (this.#codeAt(at) !== quote) throw new Malformed(at);
      const keyEnd = this.#stringEnd(at);
      const key = onMember ? textOf(this.text, at, keyEnd) : '';
      at = this.skipSpace(keyEnd);
      if (this.#codeAt(at) !== colon) throw new Malformed(at);
      const value = this.value(this.#start(at + 1), depth + 1);
      onMember?.(key, value);
      at = this.skipSpace(value.end);
      const code = this.#codeAt(at);
      if (code === closeBrace) return at + 1;
      if (code !== comma) throw new Malformed(at);
      at = this.#start(at + 1);
    }
  }

  elements(from: number, depth: number, onElement?: (value: Written) => void): number {
    let at = this.skipSpace(from + 1);
    if (this.#codeAt(at) === closeBracket) return at + 1;
    for (;;) {
      const value = this.value(this.#start(at), depth + 1);
      onElement?.(value);
      at = this.skipSpace(value.end);
      const code = this.#codeAt(at);
      if (code === closeBracket) return at + 1;
      if (code !== comma) throw new Malformed(at);
      at = this.#start(at + 1);
    }
  }

  #codeAt(at: number): number {
    if (at >= this.text.length) throw this.#isLast ? new Malformed(at) : new TextEndError();
    return this.text.charCodeAt(at);
  }

  #start(from: number): number {
    const at = this.skipSpace(from);
    this.#codeAt(at);
    return at;
  }

  #stringEnd(from: number): number {
    const { text } = this;
    for (let at = from + 1; ;) {
      plain.lastIndex = at;
      plain.test(text);
      at = plain.lastIndex;
      const code = this.#codeAt(at);
      if (code === quote) return at + 1;
      if (code !== backslash) throw new Malformed(at);
      const next = this.#codeAt(at + 1);
      if (next === 0x75) {
        this.#codeAt(at + 5);
        if (!/^[\da-f]{4}$/iu.test(text.slice(at + 2, at + 6))) throw new Malformed(at);
        at += 6;
      } else {
        if (!'"\\/bfnrt'.includes(String.fromCharCode(next))) throw new Malformed(at);
        at += 2;
      }
    }
  }

  #numberEnd(from: number): number {
    numberForm.lastIndex = from;
    const found = numberForm.exec(this.text)?.[0];
    const end = from + (found?.length ?? 0);
    // "1" may be the beginning of "12" or "1.5".
    if (end >= this.text.length && !this.#isLast) throw new TextEndError();
    if (found === undefined || /[\w.+-]/u.test(this.text[end] ?? ' ')) {
      if (!this.#isLast && this.text.length - from < 400 && /^[-+.\deE]*$/u.test(this.text.slice(from)))
        throw new TextEndError();
      throw new Malformed(end);
    }
    return end;
  }

  #word(from: number): Written {
    const { text } = this;
    const found = words.find(([word]) => text.startsWith(word, from));
    if (found) return { kind: found[1], start: from, end: from + found[0].length };
    if (!this.#isLast && words.some(([word]) => word.startsWith(text.slice(from)))) throw new TextEndError();
    this.#codeAt(from);
    throw new Malformed(from);
  }
}

/** Content of a JSON string between two places, its quotes included. */
export function textOf(text: string, start: number, end: number): string {
  const inner = text.slice(start + 1, end - 1);
  return inner.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : inner;
}

const lineAt = (text: string, at: number) => text.slice(0, at).split('\n').length;

/** Adds the line to an error of the grammar. @param before - lines in front of the text */
export function located(error: unknown, text: string, before: number): unknown {
  if (!(error instanceof Malformed)) return error;
  return new ReadingError(`The data is broken: line ${before + lineAt(text, error.at)} is not proper JSON`, {
    cause: error,
  });
}
