import { bytesOf } from '../compression.ts';
import { decoderOf, type Encoding } from '../encoding.ts';
import { columnNames } from '../names.ts';
import { ReadingError } from '../readingError.ts';
import type { Recognised, TableRead } from '../types.ts';
import { sentenceOf } from '../sentence.ts';
import { jsonNotes } from './notes.ts';
import { rowsOf, shapeOf } from './table.ts';

const decoderOfJson = (encoding: Encoding) => {
  if (encoding.name !== 'utf-8') return decoderOf(encoding);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  return (bytes: Uint8Array, isLast = false) => decoder.decode(bytes, { stream: !isLast });
};

export async function* jsonText(source: string | Uint8Array, { found, encoding }: Recognised): AsyncGenerator<string> {
  const decode = decoderOfJson(encoding ?? { name: 'utf-8', mark: 0 });
  try {
    for await (const part of bytesOf(source, found.compression)) yield decode(part);
    yield decode(new Uint8Array(), true);
  } catch (error) {
    throw error instanceof TypeError ? new ReadingError('The data is broken: it is not text in UTF-8') : error;
  }
}

/** Reads records twice: once for their keys, once for their values. */
export async function readJson(source: string | Uint8Array, recognised: Recognised): Promise<TableRead> {
  const { found } = recognised;
  const parts = () => jsonText(source, recognised);
  const shape = await shapeOf(parts());
  const keys = shape.columns.map(({ key }) => key);
  const names = columnNames(keys);
  const columns = shape.columns.map(({ key }, at) => ({ name: names[at]!, written: key }));
  const notes = jsonNotes(shape.leftOut, keys, names);
  const format = shape.isGeo ? 'geojson' : shape.isLines ? 'ndjson' : 'json';
  const whole = { ...found, format, notes } as const;
  return {
    columns,
    hasHeader: true,
    batches: rowsOf(parts(), shape),
    reading: () => ({ ...whole, sentence: sentenceOf(whole) }),
  };
}
