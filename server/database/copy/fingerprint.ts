// Fingerprint of a table: row count, sums of amounts, and a digest of every cell.
import { hash } from 'node:crypto';

/** A row in PostgreSQL's text format, in column order. */
export type Cells = readonly (string | null)[];

export interface Fingerprint {
  rows: number;
  /** Over all rows in any order, hex. */
  digest: string;
  /** Sum per integer column, such as micro-tokens, as decimal text. */
  sums: Readonly<Record<string, string>>;
}

const lanes = 8;

/** Independent of the order of rows: tables have none, and engines sort text differently. */
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

export function difference(table: string, wanted: Fingerprint | undefined, found: Fingerprint): string | undefined {
  if (!wanted) return `${table} is not in the source`;
  if (wanted.rows !== found.rows) return `${table} has ${found.rows} rows of ${wanted.rows}`;
  for (const [column, sum] of Object.entries(wanted.sums)) {
    if (found.sums[column] !== sum)
      return `${table}.${column} adds up to ${found.sums[column] ?? 'nothing'}, not ${sum}`;
  }
  return wanted.digest === found.digest ? undefined : `${table} has other values in the same number of rows`;
}
