import { Kysely, PostgresDialect, sql } from 'kysely';
import { openEmbedded, type EmbeddedHandle } from './embedded/openEmbedded.ts';
import type { MaintenanceLimits } from './embedded/maintenance.ts';
import { createFaults, type Faults, type FaultSettings } from './faults.ts';
import { openPostgres, type OpenPool } from './openPostgres.ts';
import { guardPool } from './pool.ts';

/** Options of `connect`, from the server's config. */
export interface DatabaseConfig {
  /** `DATABASE_URL`. Unset: the embedded database under `dataDir`. */
  url?: string | undefined;
  dataDir: string;
  /** Production refuses the test knobs. */
  production: boolean;
  faults?: FaultSettings | undefined;
  /** Connections of one process to a real PostgreSQL. */
  poolSize?: number | undefined;
  /** Longest run of one statement in milliseconds. */
  queryLimitMs?: number | undefined;
  /** Longest wait for a free connection in milliseconds. */
  waitMs?: number | undefined;
  /** Maintenance of the embedded database. */
  maintenance?: Partial<MaintenanceLimits> | undefined;
}

/** An open database. Only `embedded` differs between the engines. */
export interface OpenDatabase<Schema> {
  db: Kysely<Schema>;
  engine: 'embedded' | 'postgres';
  faults: Faults;
  /** Suspends the statement watchdog while `work` runs. For statements that may take minutes. */
  withoutTimeout: OpenPool['withoutTimeout'];
  /** Runs one query; throws `unavailable` without a database. */
  ping: () => Promise<void>;
  close: () => Promise<void>;
  embedded?: EmbeddedHandle;
}

const defaults = { poolSize: 10, queryLimitMs: 8_000, waitMs: 5_000 };

/** Opens the database. Throws a `DatabaseError` whose message is meant for the operator. */
export async function connect<Schema>(config: DatabaseConfig): Promise<OpenDatabase<Schema>> {
  const faults = createFaults(config.faults ?? {}, config.production);
  const queryLimitMs = config.queryLimitMs ?? defaults.queryLimitMs;
  const waitMs = config.waitMs ?? defaults.waitMs;
  const opened: OpenPool & { embedded?: EmbeddedHandle } = config.url
    ? await openPostgres({ url: config.url, size: config.poolSize ?? defaults.poolSize, queryLimitMs, waitMs })
    : await openEmbedded({ dataDir: config.dataDir, queryLimitMs, waitMs, maintenance: config.maintenance });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardPool(opened, faults) }) });
  let closed: Promise<void> | undefined;
  return {
    db,
    engine: config.url ? 'postgres' : 'embedded',
    faults,
    withoutTimeout: opened.withoutTimeout,
    ping: async () => void (await sql`select 1`.execute(db)),
    close: () => (closed ??= opened.close()),
    ...(opened.embedded && { embedded: opened.embedded }),
  };
}
