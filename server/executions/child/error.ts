export class RunError extends Error {
  override readonly name = 'RunError';
}

const outOfMemory =
  'The analysis needs more memory than a run may have: choose fewer columns, or a smaller part of the data';

/** Explains a DuckDB error for people. Its own text quotes data and paths, so only line numbers are passed on. */
export function reasonOf(error: unknown): string | undefined {
  if (error instanceof RunError) return error.message;
  const text = error instanceof Error ? error.message : String(error);
  if (/out of memory|could not allocate/iu.test(text) || error instanceof RangeError) return outOfMemory;
  const line = /(?:CSV Error on Line|at line|in line):? (\d+)/iu.exec(text)?.[1];
  if (/invalid unicode|not utf-8/iu.test(text) && !/json/iu.test(text)) {
    return `The data is broken: ${line ? `line ${line} ` : 'it '}is not text in UTF-8`;
  }
  if (/CSV Error|sniffing file|CSV options/iu.test(text)) {
    return line
      ? `The data is broken: line ${line} does not fit the table`
      : 'The data is not a table: no columns could be told apart in it';
  }
  if (/malformed json|invalid unicode|json/iu.test(text) && /Invalid Input|Parser/iu.test(text)) {
    return `The data is broken: it is not proper JSON${line ? ` (line ${line})` : ''}`;
  }
  if (/parquet|thrift|snappy|zstd|magic bytes/iu.test(text))
    return 'The data is broken: it is not a proper Parquet file';
  if (/out of range|overflow/iu.test(text)) return 'The numbers are too large to compute with';
  if (/Conversion Error|could not convert/iu.test(text)) return 'The data is broken: a value does not fit its column';
  return undefined;
}
