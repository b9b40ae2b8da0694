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

const walSinceCheckpoint = `select pg_wal_lsn_diff(pg_current_wal_lsn(),
  (select redo_lsn from pg_control_checkpoint()))::float8 as bytes`;

// A fifth of the table, as PostgreSQL's own autovacuum, but never for less than the limit.
const changedTables = `select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
  where greatest(n_dead_tup, n_mod_since_analyze) > greatest($1::float8, n_live_tup * 0.2)`;

/** Checkpoints and vacuums where the triggers say so. Answers what it did. */
export async function tidy(pool: Pool, engine: Engine, limits: MaintenanceLimits): Promise<string[]> {
  return engine.unhurried(async () => {
    const done: string[] = [];
    // Counts are written out at most once a second unless asked for.
    await pool.query('select pg_stat_force_next_flush()');
    const changed = await pool.query<{ name: string }>(changedTables, [limits.changedRows]);
    for (const { name } of changed.rows) {
      await pool.query(`vacuum (analyze) ${name}`);
      done.push(`vacuum ${name}`);
    }
    const wal = await pool.query<{ bytes: number }>(walSinceCheckpoint);
    if ((wal.rows[0]?.bytes ?? 0) > limits.walBytes) {
      await pool.query('checkpoint');
      done.push('checkpoint');
    }
    return done;
  });
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
  const timers = [
    setInterval(() => void tidy(pool, engine, limits).catch(ignore), limits.lookEveryMs),
    setInterval(() => void watchSpace(pool, engine, folder, limits.freeBytes).catch(ignore), spaceEveryMs),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}
