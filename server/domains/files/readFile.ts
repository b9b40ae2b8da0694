import { bulkLimits } from '#contract/constants.ts';
import type { FileTable } from '#contract/types.ts';
import { commaIn } from '../../reading/delimited/detectForms.ts';
import { ReadingError } from '../../reading/readingError.ts';
import { readTable } from '../../reading/readTable.ts';
import { recognise } from '../../reading/recognise.ts';

/** Characters of all cells together: a packed file can hold far more than its own bytes. */
const longest = 2 * bulkLimits.bytes;

/** Reads a whole file as text cells, for forms that check each of them. */
export async function readFile(bytes: Uint8Array): Promise<FileTable> {
  const { columns, batches, reading } = await readTable(bytes, await recognise(bytes));
  if (columns.length > bulkLimits.columns)
    throw new ReadingError(`The file has more than ${bulkLimits.columns} columns`);
  const rows: string[][] = [];
  let length = 0;
  for await (const batch of batches) {
    for (const row of batch) {
      const cells = row.map((cell) => cell ?? '');
      length += cells.reduce((sum, cell) => sum + cell.length, 0);
      rows.push(cells);
    }
    if (length > longest) throw new ReadingError('The file unpacks to more than can be shown');
    if (rows.length > bulkLimits.rows) throw new ReadingError(`The file has more than ${bulkLimits.rows} rows`);
  }
  return {
    columns: columns.map(({ written }, at) => {
      const comma = commaIn(rows.map((row) => row[at]!.trim()));
      return { name: written, ...(comma && { comma }) };
    }),
    rows,
    reading: reading(),
  };
}
