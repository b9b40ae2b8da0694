// Own implementation because a filter from outside must never reach the database as SQL text.
import { whereLimits } from '#contract/dataFormats.ts';
import { numberOf, type Literal } from './literal.ts';

const comparisons = ['=', '!=', '<', '<=', '>', '>=', 'contains'] as const;
type Operator = (typeof comparisons)[number];

/** A filter as a tree. `at` is the position of a column in the text, from 1. */
export type Where =
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Where[] }
  | { readonly kind: 'not'; readonly part: Where }
  | {
      readonly kind: 'compare';
      readonly column: string;
      readonly op: Operator;
      readonly value: Literal;
      readonly at: number;
    }
  | { readonly kind: 'in'; readonly column: string; readonly values: readonly Literal[]; readonly at: number }
  | { readonly kind: 'empty'; readonly column: string; readonly at: number };

export class WhereError extends Error {
  override readonly name = 'WhereError';
  /** Position in the text, from 1. */
  readonly at: number;

  constructor(message: string, at: number) {
    super(`${message} at position ${at}`);
    this.at = at;
  }
}

type TokenKind = 'word' | 'name' | 'text' | 'number' | 'mark' | 'end';
interface Token {
  readonly kind: TokenKind;
  readonly text: string;
  readonly at: number;
}

const shapes: readonly (readonly [TokenKind, RegExp])[] = [
  ['number', /[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d{1,3})?(?![\p{L}\p{N}_.])/iuy],
  ['word', /[\p{L}_][\p{L}\p{M}\p{N}_.]*/uy],
  ['name', /"(?:[^"]|"")+"/uy],
  ['text', /'(?:[^']|'')*'/uy],
  ['mark', /<=|>=|!=|<>|==|[=<>(),]/uy],
];

function tokensOf(source: string): Token[] {
  const tokens: Token[] = [];
  let place = 0;
  while (place < source.length) {
    if (/\s/u.test(source[place] ?? '')) {
      place += 1;
      continue;
    }
    const found = shapes.flatMap(([kind, shape]) => {
      shape.lastIndex = place;
      const [text] = shape.exec(source) ?? [];
      return text === undefined ? [] : [{ kind, text, at: place + 1 }];
    })[0];
    if (!found) {
      const open = /["']/u.test(source[place] ?? '');
      throw new WhereError(open ? 'has a quote that is never closed' : 'has an unexpected character', place + 1);
    }
    tokens.push(found);
    place += found.text.length;
  }
  return [...tokens, { kind: 'end', text: '', at: source.length + 1 }];
}

const unquoted = (text: string, quote: string) => text.slice(1, -1).replaceAll(quote + quote, quote);
const reserved = new Set(['and', 'or', 'not', 'in', 'is', 'null', 'true', 'false', 'contains']);

class Parser {
  readonly #tokens: readonly Token[];
  #place = 0;
  #depth = 0;
  #comparisons = 0;

  constructor(source: string) {
    this.#tokens = tokensOf(source);
  }

  parse(): Where {
    const tree = this.#any();
    const { kind, at } = this.#next;
    if (kind !== 'end') throw new WhereError('expects “and” or “or”', at);
    return tree;
  }

  get #next(): Token {
    return this.#tokens[this.#place] ?? { kind: 'end', text: '', at: 1 };
  }

  #take(): Token {
    const token = this.#next;
    this.#place += 1;
    return token;
  }

  #isNext(word: string): boolean {
    const { kind, text } = this.#next;
    return (kind === 'word' || kind === 'mark') && text.toLowerCase() === word;
  }

  #skip(word: string): boolean {
    const found = this.#isNext(word);
    if (found) this.#place += 1;
    return found;
  }

  #expect(word: string): void {
    if (!this.#skip(word)) throw new WhereError(`expects “${word}”`, this.#next.at);
  }

  #any(): Where {
    const parts = [this.#all()];
    while (this.#skip('or')) parts.push(this.#all());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'or', parts };
  }

  #all(): Where {
    const parts = [this.#one()];
    while (this.#skip('and')) parts.push(this.#one());
    return parts.length === 1 && parts[0] ? parts[0] : { kind: 'and', parts };
  }

  #one(): Where {
    const { at } = this.#next;
    this.#depth += 1;
    if (this.#depth > whereLimits.depth) throw new WhereError('is nested too deeply', at);
    const found = this.#skip('not') ? { kind: 'not' as const, part: this.#one() } : this.#inner();
    this.#depth -= 1;
    return found;
  }

  #inner(): Where {
    if (!this.#skip('(')) return this.#comparison();
    const tree = this.#any();
    this.#expect(')');
    return tree;
  }

  #comparison(): Where {
    const { column, at } = this.#column();
    this.#comparisons += 1;
    if (this.#comparisons > whereLimits.comparisons) {
      throw new WhereError(`has more than ${whereLimits.comparisons} comparisons`, at);
    }
    if (this.#skip('is')) {
      const negated = this.#skip('not');
      this.#expect('null');
      const empty = { kind: 'empty' as const, column, at };
      return negated ? { kind: 'not', part: empty } : empty;
    }
    if (this.#skip('in')) return { kind: 'in', column, values: this.#list(), at };
    return { kind: 'compare', column, op: this.#operator(), value: this.#value(), at };
  }

  #column(): { column: string; at: number } {
    const { kind, text, at } = this.#take();
    if (kind === 'name') return { column: unquoted(text, '"'), at };
    if (kind === 'word' && !reserved.has(text.toLowerCase())) return { column: text, at };
    throw new WhereError('expects the name of a column', at);
  }

  #operator(): Operator {
    const { text, at } = this.#take();
    const lower = text.toLowerCase();
    const op = lower === '==' ? '=' : lower === '<>' ? '!=' : lower;
    const known = comparisons.find((one) => one === op);
    if (!known) throw new WhereError(`expects one of ${comparisons.join(' ')} in, is`, at);
    return known;
  }

  #list(): Literal[] {
    this.#expect('(');
    const values = [this.#value()];
    while (this.#skip(',')) values.push(this.#value());
    this.#expect(')');
    return values;
  }

  #value(): Literal {
    const { kind, text, at } = this.#take();
    if (kind === 'text') return unquoted(text, "'");
    if (kind === 'number' && Number.isFinite(Number(text))) return numberOf(text);
    if (kind === 'word' && /^(?:true|false)$/iu.test(text)) return text.toLowerCase() === 'true';
    throw new WhereError('expects a number, true, false, or text in single quotes', at);
  }
}

/** Parses comparisons such as `depth > 2 and (place = 'Hamburg' or place is null)`. Throws `WhereError`. */
export function parseWhere(source: string): Where {
  if (source.length > whereLimits.characters) {
    throw new WhereError(`is longer than ${whereLimits.characters} characters`, whereLimits.characters + 1);
  }
  return new Parser(source).parse();
}
