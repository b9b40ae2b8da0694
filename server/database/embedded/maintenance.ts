import { statfs } from 'node:fs/promises';
import type { Pool } from 'pg';
import { isWritable } from '../dataFolder.ts';
import type { Engine } from './stream.ts';

/** Thresholds for maintenance of the embedded database. PGlite has no automatic checkpoints or vacuum. */
export interface MaintenanceLimits {
  lookEveryMs: number;
  /** Write-ahead log since the last checkpoint, in bytes. */
  walBytes: number;
  changedRows: number;
  /** Minimum free bytes. Below that the session is read-only, as the engine would hang on a full disk. */
  freeBytes: number;
}

export const maintenanceDefaults: MaintenanceLimits = {
  lookEveryMs: 60_000,
  walBytes: 32 * 2 ** 20,
  changedRows: 10_000,
  freeBytes: 200 * 2 ** 20,
};

const diskEveryMs = 2_000;
/** Polls after which a busy database is vacuumed regardless. */
const maxPostponed = 10;

const walSinceCheckpoint = `select pg_wal_lsn_diff(pg_current_wal_lsn(),
  (select redo_lsn from pg_control_checkpoint()))::float8 as bytes`;

// A fifth of the table, like PostgreSQL's autovacuum, but at least the limit. Insert-only tables are analysed, not
// vacuumed: a vacuum reads every index and blocks the only session.
const changedTables = `select format('%I.%I', schemaname, relname) as name,
    case when n_dead_tup > greatest($1::float8, n_live_tup * 0.2) then 'vacuum (analyze)' else 'analyze' end as task
  from pg_stat_user_tables
  where greatest(n_dead_tup, n_mod_since_analyze) > greatest($1::float8, n_live_tup * 0.2)`;

export async function tidy(pool: Pool, engine: Engine, limits: MaintenanceLimits): Promise<string[]> {
  return engine.withoutTimeout(async () => [...(await tidyTables(pool, limits)), ...(await tidyLog(pool, limits))]);
}

async function tidyTables(pool: Pool, { changedRows }: MaintenanceLimits): Promise<string[]> {
  // PostgreSQL flushes its statistics at most once a second unless forced.
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

/** Refuses writes before they meet a full disk, or a folder that became read-only. */
export async function watchDisk(pool: Pool, engine: Engine, folder: string, freeBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const readOnly = bavail * bsize < freeBytes || !(await isWritable(folder));
  if (readOnly === engine.readOnly) return;
  // At once, for a session that begins before this one has changed.
  engine.readOnly = readOnly;
  try {
    await pool.query(`set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`);
  } catch (error) {
    engine.readOnly = !readOnly;
    throw error;
  }
}

export function startMaintenance(pool: Pool, engine: Engine, folder: string, limits: MaintenanceLimits): () => void {
  // The next tick retries. The engine reports a lost database to its callers.
  const ignore = () => undefined;
  let putOff = 0;
  const look = () => {
    const busy = pool.waitingCount > 0 || pool.totalCount > pool.idleCount;
    putOff = busy && putOff < maxPostponed ? putOff + 1 : 0;
    const due = () => (putOff > 0 ? tidyLog(pool, limits) : tidy(pool, engine, limits));
    // A checkpoint that cannot write would end the engine.
    isWritable(folder)
      .then((writable) => (writable ? due() : []))
      .catch(ignore);
  };
  const timers = [
    setInterval(look, limits.lookEveryMs),
    setInterval(() => void watchDisk(pool, engine, folder, limits.freeBytes).catch(ignore), diskEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
