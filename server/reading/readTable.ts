import { readDelimited } from './delimited/readDelimited.ts';
import { ReadingError } from './readingError.ts';
import type { Recognised, TableRead } from './recognised.ts';

/** Reads the rows of a recognised file of text, in batches. */
export async function readTable(source: string | Uint8Array, recognised: Recognised): Promise<TableRead> {
  if (recognised.delimited) return readDelimited(source, recognised);
  throw new ReadingError(`Files in the format ${recognised.found.format} are read by their own reader`);
}
