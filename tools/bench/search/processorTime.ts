import { readFileSync } from 'node:fs';
import type { Client } from 'pg';

/**
 * Processor time in milliseconds of all connections that the exchange has to a local PostgreSQL, which a busy machine
 * does not distort. Always 0 where it cannot be read.
 */
export async function processorTime(database: Client): Promise<() => Promise<number>> {
  const read = async () => {
    const { rows } = await database.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'data-exchange' and datname = current_database()`,
    );
    return rows.reduce((sum, { pid }) => sum + runtimeOf(pid), 0);
  };
  return read;
}

function runtimeOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}
