import { join } from 'node:path';
import { Pool } from 'pg';
import { columnTypes } from '../types.ts';
import type { OpenPool } from '../connection/openPostgres.ts';
import { startEngine } from './engine.ts';
import type { Engine } from './stream.ts';
import { folderName } from './databaseFolder.ts';
import { maintenanceDefaults, startMaintenance, tidy, watchDisk, type MaintenanceLimits } from './maintenance.ts';
import { WorkerStream } from './stream.ts';

interface EmbeddedOptions {
  dataDir: string;
  queryLimitMs: number;
  waitMs: number;
  maintenance?: Partial<MaintenanceLimits> | undefined;
}

export interface EmbeddedHandle extends Pick<Engine, 'kill' | 'syncs' | 'starts'> {
  tidy: () => Promise<string[]>;
}

export async function openEmbedded(options: EmbeddedOptions): Promise<OpenPool & { embedded: EmbeddedHandle }> {
  if (!options.dataDir) throw new Error('The embedded database needs a folder: dataDir is empty');
  const folder = join(options.dataDir, folderName);
  const limits = { ...maintenanceDefaults, ...options.maintenance };
  const engine = await startEngine({ folder, queryLimitMs: options.queryLimitMs });
  const pool = new Pool({
    // The engine has one session, so the pool's queue is the queue of transactions.
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: options.waitMs,
    types: columnTypes,
    stream: () => new WorkerStream(engine),
    // Set explicitly, so that PG* variables of the environment have no effect.
    host: 'embedded',
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
  });
  await watchDisk(pool, engine, folder, limits.freeBytes);
  const stop = startMaintenance(pool, engine, folder, limits);
  const handle: EmbeddedHandle = {
    kill: engine.kill,
    syncs: engine.syncs,
    starts: engine.starts,
    tidy: () => tidy(pool, engine, limits),
  };
  return {
    pool,
    prepared: true,
    embedded: handle,
    withoutTimeout: engine.withoutTimeout,
    silenceLimitMs: () => undefined,
    async close() {
      stop();
      await tidy(pool, engine, limits).catch(() => undefined);
      await pool.end();
      await engine.close();
    },
  };
}
