import type { Database } from '../../../duckdb/database.ts';
import { store, type Source } from '../store.ts';
import { isNative, type Cells, type Typed } from '../types.ts';
import { ColumnFacts } from './columnFacts.ts';
import { DelimitedScan, type Rules } from './delimitedScan.ts';
import { Irregular, readParts } from './readParts.ts';

export interface Scanned {
  readonly types: readonly Typed[];
  readonly rows: number;
  readonly headers: number;
  readonly isWhole: boolean;
}

export type Scan = (most: number) => Promise<Scanned>;

export const scanOf =
  (file: string, rules: Rules, cells: readonly Cells[]): Scan =>
  async (most) => {
    const facts = new ColumnFacts(cells);
    const scan = new DelimitedScan(facts, rules);
    const isWhole = await readParts(file, scan, most);
    return { types: facts.typed(), rows: scan.rows, headers: scan.headers, isWhole };
  };

/** Bytes from which types are guessed. */
const guessedBytes = 2 ** 20;

const planOf = (types: readonly Typed[]) =>
  JSON.stringify(types.map((column) => [column.name, column.type, isNative(column), column.print]));

/**
 * Stores a table while its bytes are looked at, with the types of its first rows. Where a later cell needs another type or
 * prints otherwise, it is stored again.
 */
export async function storeScanned(database: Database, source: Source, table: string, scan: Scan): Promise<Scanned> {
  const first = await scan(guessedBytes);
  const write = (types: readonly Typed[]) => store(database, source, table, types);
  const [looked, written] = await Promise.allSettled([first.isWhole ? first : scan(Infinity), write(first.types)]);
  if (looked.status === 'rejected') throw looked.reason;
  const whole = looked.value;
  const isGuessed = planOf(whole.types) === planOf(first.types);
  if (isGuessed && written.status === 'rejected') throw written.reason;
  const rows = isGuessed && written.status === 'fulfilled' ? written.value : await write(whole.types);
  if (rows !== whole.rows) throw new Irregular();
  return whole;
}
