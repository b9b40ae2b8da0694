import type { Database } from '../../duckdb/database.ts';
import type { TableJob } from '../job.ts';

/** One source to store as a table, and the database that its preparer opens. */
export interface PrepareTask extends Pick<TableJob & { kind: 'prepare' }, 'source' | 'table' | 'declared' | 'choice'> {
  readonly open: (columns: number) => Promise<Database>;
}
