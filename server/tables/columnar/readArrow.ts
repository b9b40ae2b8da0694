import { open } from 'node:fs/promises';
import zlib from 'node:zlib';
import type { DuckDBType, DuckDBValue } from '@duckdb/node-api';
import {
  compressionRegistry,
  CompressionType,
  DataType,
  RecordBatchReader,
  TimeUnit,
  type Data,
  type Field,
} from 'apache-arrow';
import { isOutOfMemory } from '../../duckdb/error.ts';
import { ReadingError } from '../../reading/readingError.ts';
import { brokenArrow } from './cells.ts';
import { unpackLz4 } from './lz4.ts';
import { columnOf } from './nested.ts';

/** Bytes to which one buffer of a file may unpack. */
const maxBuffer = 2 ** 28;

const unpackZstd = (bytes: Uint8Array) =>
  bytes.length === 0 ? bytes : zlib.zstdDecompressSync(bytes, { maxOutputLength: maxBuffer });

compressionRegistry.set(CompressionType.LZ4_FRAME, { decode: (bytes) => unpackLz4(bytes, maxBuffer) });
compressionRegistry.set(CompressionType.ZSTD, { decode: unpackZstd });

export interface ArrowRead {
  readonly names: readonly string[];
  readonly types: readonly DuckDBType[];
  /** Places of the columns with nanoseconds in a time zone. */
  readonly zoned: readonly number[];
  readonly chunks: AsyncIterable<readonly (readonly DuckDBValue[])[]>;
}

/** Rows of one chunk: the length of DuckDB's vectors. */
const chunkRows = 2048;

/** Errors of apache-arrow have no class: a broken file fails in many places. */
const explained = (error: unknown): unknown => {
  if (error instanceof ReadingError || isOutOfMemory(error)) return error;
  return /unrecognized type/iu.test(String(error))
    ? new ReadingError('The Arrow file has a type of columns that cannot be read')
    : brokenArrow(error);
};

const isZoned = ({ type }: Field) =>
  DataType.isTimestamp(type) && type.unit === TimeUnit.NANOSECOND && Boolean(type.timezone);

function* chunksOf(children: readonly Data[], rows: number, fields: readonly Field[]) {
  const getters = fields.map((field, at) => {
    const data = children[at];
    if (!data) throw brokenArrow();
    return columnOf(field).getter(data);
  });
  for (let from = 0; from < rows; from += chunkRows) {
    const length = Math.min(chunkRows, rows - from);
    yield getters.map((getter) => Array.from({ length }, (_, at) => getter(from + at)));
  }
}

/** Reads the file or stream form of Arrow IPC, one record batch at a time. */
export async function readArrow(file: string): Promise<ArrowRead> {
  const handle = await open(file);
  try {
    const reader = await RecordBatchReader.from(handle);
    await reader.open();
    const { fields } = reader.schema;
    const types = fields.map((field) => columnOf(field).type);
    const chunks = async function* chunks() {
      try {
        for await (const batch of reader) yield* chunksOf(batch.data.children, batch.numRows, fields);
      } catch (error) {
        throw explained(error);
      } finally {
        await handle.close();
      }
    };
    const zoned = fields.flatMap((field, at) => (isZoned(field) ? [at] : []));
    return { names: fields.map(({ name }) => name), types, zoned, chunks: chunks() };
  } catch (error) {
    await handle.close();
    throw explained(error);
  }
}
