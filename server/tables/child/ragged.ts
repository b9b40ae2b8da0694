import { createReadStream } from 'node:fs';
import { RunError } from '../../duckdb/error.ts';
import type { TableNote } from '../job.ts';
import { CellCounter } from './cells.ts';
import type { Dialect } from './dialect.ts';

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const partBytes = 2 ** 20;

const byteOf = (mark: string) => (Buffer.byteLength(mark) === 1 ? mark.charCodeAt(0) : -1);

/** Refuses an unclosed quote: DuckDB would read the following rows as one cell. */
export async function scanRows(file: string, dialect: Dialect): Promise<CellCounter> {
  const { delimiter, quote, escape, skipped } = dialect;
  const counter = new CellCounter({
    delimiter: byteOf(delimiter),
    quote: byteOf(quote),
    escape: byteOf(escape),
    skipped,
  });
  let isFirst = true;
  for await (const part of createReadStream(file, { highWaterMark: partBytes })) {
    const bytes = part as Buffer;
    const hasMark = isFirst && bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark);
    counter.take(hasMark ? bytes.subarray(byteOrderMark.length) : bytes);
    isFirst = false;
  }
  counter.end();
  if (counter.torn > 0)
    throw new RunError(`The data is broken: a quote that opens in line ${counter.torn} is never closed`);
  return counter;
}

export const raggedNotes = ({ short, long }: Pick<CellCounter, 'short' | 'long'>): TableNote[] =>
  [
    { code: 'shortRows' as const, ...short },
    { code: 'longRows' as const, ...long },
  ].filter(({ count }) => count > 0);
