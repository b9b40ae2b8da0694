// Rows of untidy files as CSV that DuckDB reads strictly: UTF-8, commas, every cell in quotes, no header.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { literal, quoted } from '../../duckdb/database.ts';
import { typedNames } from './csv.ts';
import type { Cells, Shape } from './types.ts';

export const draftOf = (table: string) => `${table}.draft`;

type Row = readonly (string | null)[];

const quotedCell = (cell: string | null | undefined) =>
  cell === null || cell === undefined ? '' : `"${cell.replaceAll('"', '""')}"`;

/** Writes rows, and returns the bytes of the longest one. Null stays apart from an empty text. */
export async function writeCanonical(
  file: string,
  batches: AsyncIterable<readonly Row[]>,
  width: number,
): Promise<number> {
  let longest = 0;
  const lines = async function* lines() {
    for await (const batch of batches) {
      const texts = batch.map((row) => {
        const cells = Array.from({ length: width }, (_, at) => quotedCell(row[at]));
        // A last cell that is never empty: a line without any text would be no row.
        return `${cells.join(',')},1\n`;
      });
      for (const text of texts) longest = Math.max(longest, text.length * bytesPerCharacter);
      yield texts.join('');
    }
  };
  await pipeline(lines(), createWriteStream(file, { mode: 0o600 }));
  return longest;
}

const usualLine = 2 ** 21;
const bytesPerCharacter = 3;

const end = '__exchange_end';

export function canonicalSource(
  file: string,
  names: readonly string[],
  longest: number,
  types: ReadonlyMap<string, Shape>,
): string {
  const size =
    longest > usualLine ? `, max_line_size = ${longest}, buffer_size = ${2 * longest}, parallel = false` : '';
  const form = `delim = ',', quote = '"', escape = '"', header = false, new_line = '\\n'`;
  return `(select * exclude (${quoted(end)}) from read_csv(${literal(file)}, auto_detect = false, compression = 'none', ${form}, columns = {${typedNames([...names, end], types)}}, allow_quoted_nulls = false, strict_mode = true${size}))`;
}

export const canonicalRules = { delimiter: ',', quote: '"', escape: '"', lines: 0, header: [], keepsEmpty: true };
export const endCells: Cells = { name: end, shapes: [] };
