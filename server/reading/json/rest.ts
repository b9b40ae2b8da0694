import { ReadingError } from '../readingError.ts';
import { TextEndError, JsonScanner, located } from './scanner.ts';

export type Parts = AsyncIterable<string> | Iterable<string>;

/** Characters of one record, and of a document in front of its records. */
const maxRecord = 2 ** 26;
/** Keeps the text that is not read yet, from `at`, and counts the lines before it. */
export class Rest {
  at = 0;
  #scanner = new JsonScanner('', false);
  #isLast = false;
  #lines = 0;
  readonly #parts: AsyncIterator<string> | Iterator<string>;

  constructor(parts: Parts) {
    this.#parts = Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]();
  }

  get scanner(): JsonScanner {
    return this.#scanner;
  }

  startsWith(text: string): boolean {
    return this.#scanner.text.startsWith(text, this.at);
  }

  async more(): Promise<boolean> {
    const { value, done } = await this.#parts.next();
    const { text } = this.#scanner;
    this.#lines += linesIn(text.slice(0, this.at));
    const rest = text.slice(this.at) + (done ? '' : value);
    if (rest.length > maxRecord) throw new ReadingError('A record of the JSON is too long to be read');
    if (done) this.#isLast = true;
    this.#scanner = new JsonScanner(rest, this.#isLast);
    this.at = 0;
    return !done;
  }

  #read<Result>(read: (scanner: JsonScanner, at: number) => Result): { result: Result } | undefined {
    try {
      return { result: read(this.#scanner, this.at) };
    } catch (error) {
      if (error instanceof TextEndError && !this.#isLast) return undefined;
      throw located(error, this.#scanner.text, this.#lines);
    }
  }

  /** Reads with as much text as `read` needs. Resolves at once where the text has all of it. */
  with<Result>(read: (scanner: JsonScanner, at: number) => Result): Result | Promise<Result> {
    const found = this.#read(read);
    return found ? found.result : this.#withMore(read);
  }

  async #withMore<Result>(read: (scanner: JsonScanner, at: number) => Result): Promise<Result> {
    for (;;) {
      // Doubles the text, so that a long record is not scanned once per part.
      const wanted = (this.#scanner.text.length - this.at) * 2;
      while ((await this.more()) && this.#scanner.text.length < wanted);
      const found = this.#read(read);
      if (found) return found.result;
    }
  }

  skipSpace(): boolean | Promise<boolean> {
    this.at = this.#scanner.skipSpace(this.at);
    return this.at < this.#scanner.text.length || this.#skipMore();
  }

  async #skipMore(): Promise<boolean> {
    while (this.at >= this.#scanner.text.length) {
      if (!(await this.more())) return false;
      this.at = this.#scanner.skipSpace(this.at);
    }
    return true;
  }

  refuse(): never {
    const line = this.#lines + linesIn(this.#scanner.text.slice(0, this.at)) + 1;
    throw new ReadingError(`The data is broken: line ${line} is not proper JSON`);
  }
}

function linesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** Waits only where a part of the text has to come: most records are read without. */
export const isPending = <Value>(value: Value | Promise<Value>): value is Promise<Value> => value instanceof Promise;
