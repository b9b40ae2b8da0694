// Rows of a table of text that have fewer or more cells than its head. The reader fills the one up, and the other it cuts
// or gives columns without a name.
import { createReadStream } from 'node:fs';
import { CellCounter } from './cells.ts';
import { literal, type Database } from './database.ts';
import { RunError } from './error.ts';

export interface Ragged {
  readonly short: number;
  readonly long: number;
}

export const notRagged: Ragged = { short: 0, long: 0 };

/** What some programs write before anything else. */
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);
const tab = 0x09;
const usualQuote = 0x22;
const partBytes = 2 ** 20;

/**
 * Counts them in one pass over the bytes, a part at a time, by the marks that the reader has found out. Refuses a table with
 * a quote that nothing closes: the reader would take the rows after it for one cell.
 */
export async function countRagged(database: Database, file: string): Promise<Ragged> {
  const [[delimiter = null, quote = null, escape = null, width = 0, skipped = 0] = []] = await database.rows(
    `select Delimiter, Quote, Escape, len(Columns), SkipRows from sniff_csv(${literal(file)}, null_padding = true, strict_mode = false)`,
  );
  const divides = byteOf(delimiter);
  if (divides < 0 || Number(width) < 2) return notRagged;
  let counter: CellCounter | undefined;
  for await (const part of createReadStream(file, { highWaterMark: partBytes })) {
    let bytes = part as Buffer;
    if (!counter) {
      if (bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark)) bytes = bytes.subarray(byteOrderMark.length);
      // The reader gives quotes up where one is never closed; only between tabs they mean nothing.
      const isGivenUp = byteOf(quote) < 0 && divides !== tab && bytes.includes(usualQuote);
      counter = new CellCounter({
        delimiter: divides,
        quote: isGivenUp ? usualQuote : byteOf(quote),
        escape: byteOf(escape),
        skipped: Number(skipped),
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

/** A mark as its byte; -1 for none, which the reader calls by a word, and for one of several bytes. */
function byteOf(mark: unknown): number {
  const bytes = Buffer.from(typeof mark === 'string' ? mark : '');
  return bytes.length === 1 ? (bytes[0] ?? -1) : -1;
}

/** What is said of them. The data room tells no count: it could be of a single row. */
export function raggedNote({ short, long }: Ragged, room: boolean): string | false {
  if (short + long === 0) return false;
  const rows = (count: number, what: string) => `${count} ${count === 1 ? 'row has' : 'rows have'} ${what}`;
  const told = room
    ? 'Some rows have fewer or more cells than the head'
    : [short > 0 && rows(short, 'fewer cells than the head'), long > 0 && rows(long, 'more')]
        .filter(Boolean)
        .join(', ');
  return `${told}: what is missing counts as empty, what is too much has no name`;
}
