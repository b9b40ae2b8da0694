import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import type { Engine } from './engine.ts';

/** When the embedded database is tidied; PGlite never checkpoints or vacuums by itself. */
export interface MaintenanceLimits {
  lookEveryMs: number;
  /** Write-ahead log since the last checkpoint, in bytes. */
  walBytes: number;
  /** Dead or changed rows of one table. */
  changedRows: number;
  /** Below this many free bytes the session is made read-only: on a full disk the engine would hang. */
  freeBytes: number;
}

export const maintenanceDefaults: MaintenanceLimits = {
  lookEveryMs: 60_000,
  walBytes: 32 * 2 ** 20,
  changedRows: 10_000,
  freeBytes: 200 * 2 ** 20,
};

const spaceEveryMs = 2_000;
/** A database that is never quiet is vacuumed all the same, after so many looks. */
const mostPutOff = 10;

const walSinceCheckpoint = `select pg_wal_lsn_diff(pg_current_wal_lsn(),
  (select redo_lsn from pg_control_checkpoint()))::float8 as bytes`;

// A fifth of the table, as PostgreSQL's own autovacuum, but never for less than the limit. What was only added is counted anew
// and not vacuumed: that reads every index, and everybody waits for the one session meanwhile.
const changedTables = `select format('%I.%I', schemaname, relname) as name,
    case when n_dead_tup > greatest($1::float8, n_live_tup * 0.2) then 'vacuum (analyze)' else 'analyze' end as task
  from pg_stat_user_tables
  where greatest(n_dead_tup, n_mod_since_analyze) > greatest($1::float8, n_live_tup * 0.2)`;

/** Checkpoints where the log is long, and vacuums or counts changed tables anew. Answers what it did. */
export async function tidy(pool: Pool, engine: Engine, limits: MaintenanceLimits): Promise<string[]> {
  return engine.unhurried(async () => [...(await tidyTables(pool, limits)), ...(await tidyLog(pool, limits))]);
}

async function tidyTables(pool: Pool, { changedRows }: MaintenanceLimits): Promise<string[]> {
  // Counts are written out at most once a second unless asked for.
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ name: string; task: string }>(changedTables, [changedRows]);
  const done = rows.map(({ name, task }) => `${task} ${name}`);
  for (const statement of done) await pool.query(statement);
  return done;
}

async function tidyLog(pool: Pool, { walBytes }: MaintenanceLimits): Promise<string[]> {
  const { rows } = await pool.query<{ bytes: number }>(walSinceCheckpoint);
  if ((rows[0]?.bytes ?? 0) <= walBytes) return [];
  await pool.query('checkpoint');
  return ['checkpoint'];
}

/** Refuses writes while the disk is nearly full, and allows them again once there is room. */
export async function watchSpace(pool: Pool, engine: Engine, folder: string, freeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const readOnly = bavail * bsize < freeBytes;
  if (readOnly === engine.readOnly) return;
  engine.readOnly = readOnly;
  await pool.query(`set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`);
}

/** Starts both watches; the answer stops them. */
export function startMaintenance(pool: Pool, engine: Engine, folder: string, limits: MaintenanceLimits): () => void {
  // A look that finds the database gone is repeated at the next tick; the engine reports the loss to its callers.
  const ignore = () => undefined;
  let putOff = 0;
  const look = () => {
    const busy = pool.waitingCount > 0 || pool.totalCount > pool.idleCount;
    putOff = busy && putOff < mostPutOff ? putOff + 1 : 0;
    const due = putOff > 0 ? tidyLog(pool, limits) : tidy(pool, engine, limits);
    due.catch(ignore);
  };
  const timers = [
    setInterval(look, limits.lookEveryMs),
    setInterval(() => void watchSpace(pool, engine, folder, limits.freeBytes).catch(ignore), spaceEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
