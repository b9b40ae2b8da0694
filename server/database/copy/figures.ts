// What tells whether two tables hold the same: how many rows, what their amounts come to, and a digest of every cell.
import { hash } from 'node:crypto';

/** A row as PostgreSQL writes its values as text, in the order of the table's columns. */
export type Cells = readonly (string | null)[];

export interface Figures {
  rows: number;
  /** Of all rows in any order, hex. */
  digest: string;
  /** Of each column of whole numbers such as micro-tokens, as decimal text. */
  sums: Readonly<Record<string, string>>;
}

const lanes = 8;

/**
 * A digest of a set of rows, whatever their order: a table has none, and engines sort text differently. Each row's
 * SHA-256 is added to the others', 32 bits at a time.
 */
export function startDigest() {
  const total = new Uint32Array(lanes);
  return {
    add(row: Cells): void {
      const bytes = hash('sha256', JSON.stringify(row), 'buffer');
      for (let lane = 0; lane < lanes; lane += 1) total[lane] = (total[lane] ?? 0) + bytes.readUInt32LE(lane * 4);
    },
    hex: () => Buffer.from(total.buffer).toString('hex'),
  };
}

/** In what one table differs from what it should be, in words; undefined when it does not. */
export function difference(table: string, wanted: Figures | undefined, found: Figures): string | undefined {
  if (!wanted) return `${table} was not told of`;
  if (wanted.rows !== found.rows) return `${table} has ${found.rows} rows of ${wanted.rows}`;
  for (const [column, sum] of Object.entries(wanted.sums)) {
    if (found.sums[column] !== sum)
      return `${table}.${column} adds up to ${found.sums[column] ?? 'nothing'}, not ${sum}`;
  }
  return wanted.digest === found.digest ? undefined : `${table} has other values in the same number of rows`;
}
