import { plainWriter } from '../../../reading/forms.ts';
import { shapeNames, type Shape } from '../../../reading/fitting.ts';
import type { Print } from '../prints.ts';
import type { Cells, Typed } from '../types.ts';
import {
  allShapes,
  decimalsAt,
  factsAt,
  factsOfText,
  layoutAt,
  noDecimals,
  noLayout,
  plainBit,
  printedAt,
  shapesIn,
  stop,
} from './cellFacts.ts';

const unset = -1;

export class ColumnFacts {
  /** Bits of the types that keep every cell so far. */
  readonly shapes: Int32Array;
  readonly #printed: Int32Array;
  readonly #decimals: Int32Array;
  readonly #layouts: Int32Array;
  readonly #isUnclean: Uint8Array;
  readonly #hasValues: Uint8Array;
  readonly #last: Int32Array;
  #next = 0;
  readonly #isPlain: boolean;
  readonly #columns: readonly Cells[];
  readonly #plain: readonly (((text: string) => string) | undefined)[];

  constructor(columns: readonly Cells[]) {
    this.#columns = columns;
    this.#plain = columns.map(({ forms }) => forms && plainWriter(forms));
    this.#isPlain = columns.every(({ forms }) => forms === undefined);
    this.#last = new Int32Array(columns.length).fill(unset);
    this.shapes = Int32Array.from(columns, ({ shapes }) => bitsOf(shapes));
    this.#printed = new Int32Array(columns.length).fill(allShapes * 2 ** printedAt + plainBit);
    this.#decimals = new Int32Array(columns.length).fill(unset);
    this.#layouts = new Int32Array(columns.length).fill(unset);
    this.#isUnclean = new Uint8Array(columns.length);
    this.#hasValues = new Uint8Array(columns.length);
  }

  /** Takes a cell that begins here, and returns the place behind it; -1 where its end has to be found first. */
  takeAt(bytes: Uint8Array, start: number): number {
    const facts = this.#isPlain ? factsAt(bytes, start) : -1;
    if (facts < 0) return -1;
    this.#next = facts;
    return stop;
  }

  /** Adds the facts of the cell that was looked at last. */
  keep(at: number): void {
    if (this.#next !== this.#last[at]) this.#add(at, this.#next);
  }

  take(at: number, bytes: Uint8Array, start: number, end: number): void {
    if (this.takeAt(bytes, start) === end) this.keep(at);
    else this.#takeText(at, bytes, start, end);
  }

  #takeText(at: number, bytes: Uint8Array, start: number, end: number): void {
    const { missing } = this.#columns[at]!;
    const written = Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString('utf8');
    // DuckDB trims blanks only.
    const trimmed = missing ? written.replaceAll(/^ +| +$/gu, '') : written;
    const text = this.#plain[at]?.(trimmed) ?? trimmed;
    const isMissing = missing?.has(text) ?? false;
    if (isMissing || text !== written) {
      this.#isUnclean[at] = 1;
      this.#printed[at] = 0;
      this.#decimals[at] = noDecimals;
      this.#layouts[at] = noLayout;
    }
    if (!isMissing) this.#add(at, factsOfText(text));
  }

  #add(at: number, facts: number): void {
    this.#last[at] = facts;
    this.#hasValues[at] = 1;
    this.shapes[at]! &= facts;
    this.#printed[at]! &= facts;
    const decimals = (facts >> decimalsAt) & noDecimals;
    const layout = (facts >> layoutAt) & noLayout;
    if (this.#decimals[at] !== decimals) this.#decimals[at] = this.#decimals[at] === unset ? decimals : noDecimals;
    if (this.#layouts[at] !== layout) this.#layouts[at] = this.#layouts[at] === unset ? layout : noLayout;
  }

  takeWords(at: number): void {
    this.#hasValues[at] = 1;
    this.shapes[at] = 0;
  }

  #printOf(at: number, bit: number): Print | undefined {
    const printed = this.#printed[at]!;
    if (printed & (bit << printedAt)) return { form: 'natural' };
    if (printed & plainBit) return { form: 'plain' };
    const [decimals, layout] = [this.#decimals[at]!, this.#layouts[at]!];
    if (decimals > 0 && decimals < noDecimals) return { form: 'decimals', of: decimals };
    return layout > 0 && layout < noLayout ? { form: 'layout', of: layout } : undefined;
  }

  /** Columns with a type that keeps every cell. */
  typed(allowed = (at: number): readonly Shape[] => this.#columns[at]!.shapes): Typed[] {
    return this.#columns.flatMap((column, at) => {
      const [type] = this.#hasValues[at] ? shapesIn(this.shapes[at]! & bitsOf(allowed(at))) : [];
      if (type === undefined) return [];
      const print = this.#printOf(at, bitsOf([type]));
      return [{ ...column, type, isClean: !this.#isUnclean[at], ...(print && { print }) }];
    });
  }
}

const bitsOf = (shapes: readonly Shape[]) => shapes.reduce((bits, shape) => bits | (2 ** shapeNames.indexOf(shape)), 0);
