import { bulkLimits } from '#contract/constants.ts';
import type { FileTable } from '#contract/types.ts';
import { commaIn } from '../../reading/delimited/valueForms.ts';
import { ReadingError } from '../../reading/readingError.ts';
import { readTable } from '../../reading/readTable.ts';
import { recognise } from '../../reading/recognise.ts';

/** Reads a whole file as text cells, for forms that check each of them. */
export async function readFile(bytes: Uint8Array): Promise<FileTable> {
  const { columns, batches, reading } = await readTable(bytes, await recognise(bytes));
  if (columns.length > bulkLimits.columns)
    throw new ReadingError(`The file has more than ${bulkLimits.columns} columns`);
  const rows: string[][] = [];
  for await (const batch of batches) {
    for (const row of batch) rows.push(row.map((cell) => cell ?? ''));
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
