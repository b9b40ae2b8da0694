// THE rule for types of columns, in tables and in samples.
import type { SampleColumn } from '#contract/types.ts';
import { Fitting, type Shape } from './fitting.ts';
import type { JsonKind } from './json/scanner.ts';

export type ColumnType = SampleColumn['type'];
/** Kind of all cells of a column. `json`: lists, objects, or several kinds; each cell is JSON. */
export type JsonColumnKind = 'empty' | 'boolean' | 'number' | 'text' | 'json';

/** Marks of missing values in columns of numbers, dates and booleans. Text formats keep them. */
export const missingMarks: ReadonlySet<string> = new Set([
  '',
  'NA',
  'N/A',
  'n/a',
  '-',
  '.',
  '?',
  'null',
  'NULL',
  'NaN',
  'nan',
  '\\N',
]);
export const textShapes: readonly Shape[] = ['bigint', 'double', 'date', 'timestamp', 'timestamptz', 'boolean'];
export const jsonShapes: Readonly<Record<JsonColumnKind, readonly Shape[]>> = {
  empty: [],
  boolean: ['boolean'],
  number: ['bigint', 'decimal(38, 0)', 'double'],
  text: ['date', 'timestamp', 'timestamptz'],
  json: [],
};

const typeNames: Readonly<Record<Shape, ColumnType>> = {
  bigint: 'integer',
  'decimal(38, 0)': 'integer',
  double: 'number',
  date: 'date',
  timestamp: 'date',
  timestamptz: 'date',
  boolean: 'boolean',
};

export function jsonKindOf(kinds: ReadonlySet<JsonKind>): JsonColumnKind {
  const found = [...kinds].filter((kind) => kind !== 'null');
  const [only = 'empty'] = found;
  return found.length > 1 || only === 'list' || only === 'object' ? 'json' : only;
}

export const trimmed = (cell: string): string => cell.replaceAll(/^ +| +$/gu, '');

/** Finds the type of a column whose cells are all text. */
export class TextColumn {
  readonly #fitting = new Fitting(textShapes);
  readonly #plain: (text: string) => string;
  #isFilled = false;

  constructor(plain: (text: string) => string) {
    this.#plain = plain;
  }

  get type(): ColumnType {
    const { best } = this.#fitting;
    if (best) return typeNames[best.type];
    return this.#isFilled ? 'text' : 'empty';
  }

  take(cell: string): void {
    this.#isFilled ||= cell.trim() !== '';
    if (!this.#fitting.isOpen || cell === '') return;
    const text = this.#plain(trimmed(cell));
    this.#fitting.take(missingMarks.has(text) ? undefined : text, text !== cell);
  }
}

export class JsonColumn {
  readonly #kinds = new Set<JsonKind>();
  #fitting: Fitting | undefined;
  #isFilled = false;

  get type(): ColumnType {
    if (!this.#isFilled) return 'empty';
    const kind = jsonKindOf(this.#kinds);
    if (kind === 'boolean') return kind;
    if (kind === 'json') return [...this.#kinds].every((one) => /list|object|null/u.test(one)) ? 'object' : 'text';
    const best = this.#fitting?.best;
    return best ? typeNames[best.type] : 'text';
  }

  /** `text`: the value as written, of texts their content. */
  take(kind: JsonKind, text: () => string): void {
    this.#kinds.add(kind);
    if (kind === 'null') return;
    if (kind !== 'number' && kind !== 'text') {
      this.#isFilled = true;
      return;
    }
    this.#fitting ??= new Fitting(jsonShapes[kind]);
    if (this.#isFilled && !this.#fitting.isOpen) return;
    const written = text();
    this.#isFilled ||= written.trim() !== '';
    this.#fitting.take(written, false);
  }
}
