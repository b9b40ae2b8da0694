// Data that is small on the wire and large in memory: one value per column, stored once for all rows.
import { DuckDBInstance } from '@duckdb/node-api';

const rows = 20_000_000;
const columns = 6;

/** Bytes of the table in memory, at eight bytes per number. */
export const hugeBytes = rows * columns * 8;

/** Writes the table as Parquet. */
export async function writeHuge(file: string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const list = Array.from({ length: columns }, (_, place) => `${place}::bigint as n${place}`).join(', ');
  await connection.run(`copy (select ${list} from range(${rows})) to '${file}' (format parquet)`);
  connection.closeSync();
  instance.closeSync();
}
