// DuckDB reads nanoseconds in UTC as microseconds, and writes none. The flag of UTC is one byte in a file's footer.
import { open } from 'node:fs/promises';
import { literal, type Database } from '../../duckdb/database.ts';
import { RunError } from '../../duckdb/error.ts';

export interface Element {
  readonly name: string;
  readonly isColumn: boolean;
  /** In nanoseconds. */
  readonly isNanos: boolean;
  readonly isUtc: boolean;
}

/** Elements of the schema in the order of the file, without its root. */
export async function readSchema(database: Database, file: string): Promise<Element[]> {
  const query = `select name, num_children, logical_type from parquet_schema(${literal(file)})`;
  const rows = await database.rows(query);
  const remaining: number[] = [];
  return rows
    .map(([name, children, logical]) => {
      const depth = remaining.length;
      if (depth > 0) remaining[depth - 1]! -= 1;
      if (Number(children) > 0) remaining.push(Number(children));
      while (remaining.length > 0 && remaining.at(-1) === 0) remaining.pop();
      const isNanos = /^TimestampType.*NANOS=NanoSeconds/u.test(String(logical));
      const isUtc = isNanos && /isAdjustedToUTC=1/u.test(String(logical));
      return { name: String(name ?? ''), isColumn: depth === 1, isNanos, isUtc };
    })
    .slice(1);
}

const utc = 0x11;
const local = 0x12;
// Thrift's compact form of a TimestampType with nanoseconds, around its flag.
const byteBefore = 0x8c;
const bytesAfter = Buffer.from([0x1c, 0x3c, 0, 0, 0]);
const tailBytes = 8;
const lossy = () => new RunError('The nanoseconds of this Parquet file cannot be read without loss');

function flagsIn(footer: Buffer): number[] {
  const places: number[] = [];
  for (let at = footer.indexOf(bytesAfter); at >= 0; at = footer.indexOf(bytesAfter, at + 1)) {
    const flag = footer[at - 1];
    if ((flag === utc || flag === local) && footer[at - 2] === byteBefore) places.push(at - 1);
  }
  return places;
}

/** Sets whether each nanosecond type of a file, in its order, is of UTC. Refuses a file whose flags are not found: DuckDB would cut the moments. */
export async function writeUtcFlags(file: string, isUtc: readonly boolean[]): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(tailBytes);
    await handle.read(tail, 0, tailBytes, size - tailBytes);
    const length = tail.readUInt32LE();
    if (length + tailBytes > size) throw lossy();
    const footer = Buffer.alloc(length);
    await handle.read(footer, 0, length, size - tailBytes - length);
    const places = flagsIn(footer);
    if (places.length !== isUtc.length) throw lossy();
    for (const [at, place] of places.entries()) footer[place] = isUtc[at] ? utc : local;
    await handle.write(footer, 0, length, size - tailBytes - length);
  } finally {
    await handle.close();
  }
}
