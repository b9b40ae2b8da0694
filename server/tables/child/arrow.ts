import { closeSync, openSync, writeSync } from 'node:fs';
import {
  Bool,
  Field,
  Float64,
  Int32,
  Int64,
  makeData,
  RecordBatch,
  RecordBatchFileWriter,
  Schema,
  Struct,
  TimestampMillisecond,
  Utf8,
  type Data,
} from 'apache-arrow';
import type { Column } from '../../duckdb/columns.ts';
import type { PlainCell } from '../../duckdb/database.ts';
import { plainTypeOf, type PlainType } from './plain.ts';

const types = {
  int: new Int32(),
  long: new Int64(),
  double: new Float64(),
  boolean: new Bool(),
  date: new TimestampMillisecond(),
  text: new Utf8(),
} as const satisfies Record<PlainType, unknown>;

type Cells = readonly PlainCell[];

const encoder = new TextEncoder();

/** One bit per cell, lowest first. */
function bitsOf(cells: Cells, isSet: (cell: PlainCell) => boolean): Uint8Array {
  const bits = new Uint8Array(Math.ceil(cells.length / 8));
  for (const [at, cell] of cells.entries()) if (isSet(cell)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  return bits;
}

function textOf(cells: Cells) {
  const parts = cells.map((cell) => encoder.encode(cell === null ? '' : String(cell)));
  const valueOffsets = new Int32Array(cells.length + 1);
  for (const [at, part] of parts.entries()) valueOffsets[at + 1] = (valueOffsets[at] ?? 0) + part.length;
  const data = new Uint8Array(valueOffsets[cells.length] ?? 0);
  for (const [at, part] of parts.entries()) data.set(part, valueOffsets[at]);
  return { valueOffsets, data };
}

const bigOf = (cell: PlainCell) =>
  cell === null ? 0n : typeof cell === 'bigint' ? cell : BigInt(Math.round(Number(cell)));

/** Typed arrays instead of arrow's builders, which take ten times the memory. */
function dataOf(cells: Cells, type: PlainType): Data {
  const nullCount = cells.filter((cell) => cell === null).length;
  const nullBitmap = nullCount > 0 ? bitsOf(cells, (cell) => cell !== null) : undefined;
  const common = { length: cells.length, nullCount, nullBitmap };
  if (type === 'text') return makeData({ type: types.text, ...common, ...textOf(cells) });
  if (type === 'boolean')
    return makeData({ type: types.boolean, ...common, data: bitsOf(cells, (cell) => cell === true) });
  if (type === 'int') return makeData({ type: types.int, ...common, data: Int32Array.from(cells, Number) });
  if (type === 'double') return makeData({ type: types.double, ...common, data: Float64Array.from(cells, Number) });
  const data = BigInt64Array.from(cells, bigOf);
  return type === 'long'
    ? makeData({ type: types.long, ...common, data })
    : makeData({ type: types.date, ...common, data });
}

/** Blocks per record batch: about 16,000 rows. */
const blocksPerBatch = 8;

export async function writeArrow(
  blocks: AsyncIterable<PlainCell[][]>,
  columns: readonly Column[],
  file: string,
): Promise<number> {
  const kinds = columns.map((column) => plainTypeOf(column));
  const schema = new Schema(columns.map(({ name }, at) => new Field(name, types[kinds[at] ?? 'text'], true)));
  const writer = new RecordBatchFileWriter();
  writer.reset(undefined, schema);
  const handle = openSync(file, 'w', 0o600);
  const writing = (async () => {
    for await (const bytes of writer) writeSync(handle, bytes);
  })();
  try {
    let rows: PlainCell[][] = [];
    let total = 0;
    let waiting = 0;
    const flush = async () => {
      if (rows.length > 0) {
        const children = kinds.map((kind, at) =>
          dataOf(
            rows.map((row) => row[at] ?? null),
            kind,
          ),
        );
        const type = new Struct(schema.fields);
        writer.write(new RecordBatch(schema, makeData({ type, length: rows.length, nullCount: 0, children })));
      }
      total += rows.length;
      rows = [];
      waiting = 0;
      // Lets the reader of the queue write before the next batch is built.
      await new Promise((resolve) => setImmediate(resolve));
    };
    for await (const block of blocks) {
      rows.push(...block);
      waiting += 1;
      if (waiting >= blocksPerBatch) await flush();
    }
    await flush();
    writer.finish();
    await writing;
    return total;
  } finally {
    closeSync(handle);
  }
}
