import { closeSync, openSync, writeSync } from 'node:fs';
import {
  Bool,
  DateDay,
  Field,
  Float64,
  Int32,
  Int64,
  makeData,
  RecordBatch,
  RecordBatchFileWriter,
  Schema,
  Struct,
  TimestampMicrosecond,
  TimestampNanosecond,
  Uint64,
  Utf8,
  type Data,
} from 'apache-arrow';
import type { Column } from '../../duckdb/columns.ts';
import type { PlainCell } from '../../duckdb/database.ts';
import { millisecondsOf } from './plain.ts';
import { notesOf, valueOf, type ValueName } from './values.ts';

const text = new Utf8();
const double = new Float64();

const types = {
  int: new Int32(),
  long: new Int64(),
  unsigned: new Uint64(),
  short: double,
  exact: text,
  double,
  boolean: new Bool(),
  day: new DateDay(),
  moment: new TimestampMicrosecond(),
  instant: new TimestampMicrosecond('UTC'),
  nanosecond: new TimestampNanosecond(),
  zoned: new TimestampNanosecond('UTC'),
  text,
  bytes: text,
  nested: text,
} as const satisfies Record<ValueName, unknown>;

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

const dayMs = 86_400_000;
const bigOf = (cell: PlainCell) => (cell === null ? 0n : BigInt(cell));
const daysOf = (cell: PlainCell) => (cell === null ? 0 : millisecondsOf(BigInt(cell), 'day').ms / dayMs);

/** Typed arrays instead of arrow's builders, which take ten times the memory. */
function dataOf(cells: Cells, value: ValueName): Data {
  const nullCount = cells.filter((cell) => cell === null).length;
  const nullBitmap = nullCount > 0 ? bitsOf(cells, (cell) => cell !== null) : undefined;
  const common = { length: cells.length, nullCount, nullBitmap };
  switch (value) {
    case 'int':
      return makeData({ type: types.int, ...common, data: Int32Array.from(cells, Number) });
    case 'short':
    case 'double':
      return makeData({ type: double, ...common, data: Float64Array.from(cells, Number) });
    case 'boolean':
      return makeData({ type: types.boolean, ...common, data: bitsOf(cells, (cell) => cell === true) });
    case 'day':
      return makeData({ type: types.day, ...common, data: Int32Array.from(cells, daysOf) });
    case 'unsigned':
      return makeData({ type: types.unsigned, ...common, data: BigUint64Array.from(cells, bigOf) });
    case 'long':
      return makeData({ type: types.long, ...common, data: BigInt64Array.from(cells, bigOf) });
    case 'moment':
    case 'instant':
    case 'nanosecond':
    case 'zoned':
      return makeData({ type: types[value], ...common, data: BigInt64Array.from(cells, bigOf) });
    case 'exact':
    case 'text':
    case 'bytes':
    case 'nested':
      return makeData({ type: text, ...common, ...textOf(cells) });
    default:
      return value satisfies never;
  }
}

const rowsOfBatch = 16_384;
const cellsOfBatch = 150_000;

export async function writeArrow(
  blocks: AsyncIterable<PlainCell[][]>,
  columns: readonly Column[],
  file: string,
): Promise<number> {
  const kinds = columns.map(({ type }) => valueOf(type));
  const most = Math.min(rowsOfBatch, Math.ceil(cellsOfBatch / columns.length));
  const fields = columns.map(({ name }, at) => new Field(name, types[kinds[at] ?? 'text'], true));
  const notes = notesOf(columns, 'arrow');
  const schema = new Schema(fields, new Map(notes.length > 0 ? [['notes', notes.join('\n')]] : []));
  const writer = new RecordBatchFileWriter();
  writer.reset(undefined, schema);
  const handle = openSync(file, 'w', 0o600);
  const writing = (async () => {
    for await (const bytes of writer) writeSync(handle, bytes);
  })();
  try {
    let rows: PlainCell[][] = [];
    let total = 0;
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
      // Lets the reader of the queue write before the next batch is built.
      await new Promise((resolve) => setImmediate(resolve));
    };
    for await (const block of blocks) {
      rows.push(...block);
      if (rows.length >= most) await flush();
    }
    await flush();
    writer.finish();
    await writing;
    return total;
  } finally {
    closeSync(handle);
  }
}
