import { closeSync, openSync, writeSync } from 'node:fs';
import {
  Bool,
  Field,
  Float64,
  Int32,
  Int64,
  makeBuilder,
  makeData,
  RecordBatch,
  RecordBatchFileWriter,
  Schema,
  Struct,
  TimestampMillisecond,
  Utf8,
  type DataType,
} from 'apache-arrow';
import type { Column } from '../../executions/child/columns.ts';
import type { PlainCell } from '../../executions/child/database.ts';
import { plainTypeOf, type PlainType } from './plain.ts';

const typeOf: Readonly<Record<PlainType, () => DataType>> = {
  int: () => new Int32(),
  long: () => new Int64(),
  double: () => new Float64(),
  boolean: () => new Bool(),
  date: () => new TimestampMillisecond(),
  text: () => new Utf8(),
};

/** Blocks per record batch: about 65,000 rows. */
const blocksPerBatch = 32;

function batchOf(schema: Schema, rows: readonly PlainCell[][]): RecordBatch {
  const children = schema.fields.map((field, index) => {
    const builder = makeBuilder({ type: field.type as DataType, nullValues: [null] });
    for (const row of rows) builder.append(row[index]);
    return builder.finish().flush();
  });
  const data = makeData({ type: new Struct(schema.fields), length: rows.length, nullCount: 0, children });
  return new RecordBatch(schema, data);
}

/** Writes an Arrow file (Feather version 2), batch by batch. */
export async function writeArrow(
  blocks: AsyncIterable<PlainCell[][]>,
  columns: readonly Column[],
  file: string,
): Promise<number> {
  const schema = new Schema(columns.map((column) => new Field(column.name, typeOf[plainTypeOf(column)](), true)));
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
      if (rows.length > 0) writer.write(batchOf(schema, rows));
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
