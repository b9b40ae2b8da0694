import { ReadingError } from '../reading/readingError.ts';

export class RunError extends Error {
  override readonly name = 'RunError';
}

const outOfMemory =
  'The analysis needs more memory than a run may use: choose fewer columns or a smaller part of the data';

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** DuckDB's client for Node gives the class of an error only as the head of its message. */
const classOf = (text: string) => /^([A-Z][A-Za-z ]*?) Error: /u.exec(text)?.[1];

export const isOutOfMemory = (error: unknown): boolean =>
  error instanceof RangeError || classOf(textOf(error)) === 'Out of Memory';

/** Classes of errors that the data causes. All others are defects of the exchange. */
const dataClasses = new Set(['Invalid Input', 'Invalid', 'Conversion', 'Serialization']);

/** The lines of DuckDB's own words: without data, paths and the statement. */
const safeLines = (text: string) =>
  text
    .split('\n')
    .filter((line) => !/^(?:Original Line|LINE \d+):/u.test(line))
    .map((line) => line.replaceAll(/'[^']*'|"[^"]*"/gu, ''))
    .join('\n');

/** Explains a DuckDB error for people. Its own text quotes data and paths, so only line numbers are passed on. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof RunError || error instanceof ReadingError) return error.message;
  if (isOutOfMemory(error)) return outOfMemory;
  const text = textOf(error);
  const kind = classOf(text);
  if (kind === 'Out of Range') return 'The numbers are too large to compute with';
  if (kind === undefined || !dataClasses.has(kind)) return undefined;
  const words = safeLines(text);
  const line = /(?:CSV Error on Line|at line|in line):? (\d+)/iu.exec(words)?.[1];
  if (/invalid unicode|not utf-8/iu.test(words) && !/json/iu.test(words)) {
    return `The data is broken: ${line ? `line ${line} ` : 'it '}is not text in UTF-8`;
  }
  if (/CSV Error|sniffing file|CSV options/iu.test(words)) {
    return line
      ? `The data is broken: line ${line} does not fit the table`
      : 'The data is not a table: no columns could be recognised';
  }
  if (kind === 'Conversion') return 'The data is broken: a value does not fit its column';
  if (/json|invalid unicode/iu.test(words)) {
    return `The data is broken: it is not proper JSON${line ? ` (line ${line})` : ''}`;
  }
  return /parquet|thrift|snappy|zstd|magic bytes|what type/iu.test(words)
    ? 'The data is broken: it is not a proper Parquet file'
    : undefined;
}
