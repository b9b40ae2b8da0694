import { createReadStream } from 'node:fs';
import { CellCounter } from './cells.ts';
import type { Dialect } from './dialect.ts';
import { RunError } from '../../duckdb/error.ts';

export interface Ragged {
  readonly short: number;
  readonly long: number;
}

export const notRagged: Ragged = { short: 0, long: 0 };

const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const tab = 0x09;
const usualQuote = 0x22;
const partBytes = 2 ** 20;

/** Refuses an unclosed quote: DuckDB would read the following rows as one cell. */
export async function countRagged(file: string, dialect: Promise<Dialect>): Promise<Ragged> {
  const { delimiter, quote, escape, width, skipped } = await dialect;
  const divides = byteOf(delimiter);
  if (divides < 0 || width < 2) return notRagged;
  let counter: CellCounter | undefined;
  for await (const part of createReadStream(file, { highWaterMark: partBytes })) {
    let bytes = part as Buffer;
    if (!counter) {
      if (bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark)) bytes = bytes.subarray(byteOrderMark.length);
      // DuckDB disables quotes when one is never closed. Only in tab-separated files have quotes no meaning.
      const isGivenUp = byteOf(quote) < 0 && divides !== tab && bytes.includes(usualQuote);
      counter = new CellCounter({
        delimiter: divides,
        quote: isGivenUp ? usualQuote : byteOf(quote),
        escape: byteOf(escape),
        skipped,
      });
    }
    counter.take(bytes);
  }
  if (!counter) return notRagged;
  counter.end();
  if (counter.torn > 0)
    throw new RunError(`The data is broken: a quote that opens in line ${counter.torn} is never closed`);
  return { short: counter.short, long: counter.long };
}

function byteOf(mark: unknown): number {
  const bytes = Buffer.from(typeof mark === 'string' ? mark : '');
  return bytes.length === 1 ? (bytes[0] ?? -1) : -1;
}

export function raggedNote({ short, long }: Ragged, room: boolean): string | false {
  if (short + long === 0) return false;
  const rows = (count: number, what: string) => `${count} ${count === 1 ? 'row has' : 'rows have'} ${what}`;
  const counts = room
    ? 'Some rows have fewer or more cells than the head'
    : [short > 0 && rows(short, 'fewer cells than the head'), long > 0 && rows(long, 'more')]
        .filter(Boolean)
        .join(', ');
  return `${counts}: what is missing counts as empty, what is too much has no name`;
}
