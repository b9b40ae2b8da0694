import { Kysely, PostgresDialect, sql } from 'kysely';
import { openEmbedded, type EmbeddedHandle } from '../embedded/openEmbedded.ts';
import type { MaintenanceLimits } from '../embedded/maintenance.ts';
import { createFaults, type Faults, type FaultSettings } from '../injectFaults.ts';
import { openPostgres, type OpenPool } from './openPostgres.ts';
import { guardPool } from './pool.ts';

export interface DatabaseConfig {
  url?: string | undefined;
  dataDir: string;
  production: boolean;
  faults?: FaultSettings | undefined;
  poolSize?: number | undefined;
  /** Unset: named statements are used on direct connections only. */
  prepared?: boolean | undefined;
  queryLimitMs?: number | undefined;
  waitMs?: number | undefined;
  maintenance?: Partial<MaintenanceLimits> | undefined;
}

export interface OpenDatabase<Schema> {
  db: Kysely<Schema>;
  engine: 'embedded' | 'postgres';
  faults: Faults;
  /** Suspends the statement watchdog while `work` runs. For statements that may take minutes. */
  withoutTimeout: OpenPool['withoutTimeout'];
  connections: () => { total: number; idle: number; waiting: number };
  ping: () => Promise<void>;
  close: () => Promise<void>;
  embedded?: EmbeddedHandle;
}

/** Ten processes leave room for operators within the 100 connections of PostgreSQL's default. */
const defaults = { poolSize: 8, queryLimitMs: 8_000, waitMs: 5_000 };

export async function connect<Schema>(config: DatabaseConfig): Promise<OpenDatabase<Schema>> {
  const faults = createFaults(config.faults ?? {}, config.production);
  const queryLimitMs = config.queryLimitMs ?? defaults.queryLimitMs;
  const waitMs = config.waitMs ?? defaults.waitMs;
  const opened: OpenPool & { embedded?: EmbeddedHandle } = config.url
    ? await openPostgres({
        url: config.url,
        size: config.poolSize ?? defaults.poolSize,
        prepared: config.prepared,
        queryLimitMs,
        waitMs,
      })
    : await openEmbedded({ dataDir: config.dataDir, queryLimitMs, waitMs, maintenance: config.maintenance });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardPool(opened, faults) }) });
  let closed: Promise<void> | undefined;
  return {
    db,
    engine: config.url ? 'postgres' : 'embedded',
    faults,
    withoutTimeout: opened.withoutTimeout,
    connections: () => ({
      total: opened.pool.totalCount,
      idle: opened.pool.idleCount,
      waiting: opened.pool.waitingCount,
    }),
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => (closed ??= opened.close()),
    ...(opened.embedded && { embedded: opened.embedded }),
  };
}
