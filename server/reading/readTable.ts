import { readDelimited } from './delimited/readDelimited.ts';
import { readJson } from './json/readJson.ts';
import { ReadingError } from './readingError.ts';
import type { Recognised, TableRead } from './types.ts';
import { readWorkbook } from './workbook/readWorkbook.ts';

export async function readTable(source: string | Uint8Array, recognised: Recognised): Promise<TableRead> {
  const { format } = recognised.found;
  if (recognised.delimited) return readDelimited(source, recognised);
  if (recognised.sheet) return readWorkbook(source, recognised);
  if (format === 'json' || format === 'ndjson' || format === 'geojson') return readJson(source, recognised);
  throw new ReadingError(`Files in the format ${format} are read by their own reader`);
}
