import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type ClientConfig } from 'pg';
import { explainConnect, isPermanent } from './connectProblems.ts';
import { DatabaseError } from './errors.ts';
import {
  originOfSettings,
  refusesSettings,
  startupSettings,
  transactionSettings,
  type SessionLimits,
} from './sessionSettings.ts';
import { columnTypes } from './types.ts';
import { createTimeoutPause, type TimeoutPause } from './timeoutPause.ts';

export interface OpenPool {
  pool: Pool;
  /** False where named statements would fail, as behind a transaction pooler. */
  prepared: boolean;
  /** Statements for the start of each transaction, where connections keep no settings. */
  transactionSettings?: string;
  withoutTimeout: TimeoutPause['withoutTimeout'];
  /** Milliseconds after which an unanswered query counts as a lost connection; undefined disables the check. */
  silenceLimitMs: () => number | undefined;
  close: () => Promise<void>;
}

interface PostgresOptions {
  url: string;
  size: number;
  queryLimitMs: number;
  waitMs: number;
  /** Unset: named statements are used on direct connections only. */
  prepared?: boolean | undefined;
}

const idleInTransactionMs = 15_000;
/** The server ends a slow statement itself. After this margin it counts as lost. */
const graceMs = 2_000;
const startRetryMs = 250;

export async function openPostgres(options: PostgresOptions): Promise<OpenPool> {
  const { queryLimitMs } = options;
  const limits = { queryLimitMs, idleInTransactionMs };
  const { pool, origin } =
    (await openPool(options, limits, startupSettings(limits))) ?? (await openPool(options, limits)) ?? refused();
  const pause = createTimeoutPause();
  return {
    pool,
    prepared: options.prepared ?? origin === 'start',
    ...(origin === 'none' && { transactionSettings: transactionSettings(limits) }),
    withoutTimeout: pause.withoutTimeout,
    silenceLimitMs: () => (pause.isPaused() ? undefined : queryLimitMs + graceMs),
    close: () => pool.end(),
  };
}

function refused(): never {
  throw new DatabaseError('unavailable', 'The PostgreSQL of DATABASE_URL refuses a connection without settings');
}

/** Returns undefined when the `settings` do not hold, because a pooler is in between. */
async function openPool({ url, size, waitMs }: PostgresOptions, limits: SessionLimits, settings?: ClientConfig) {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMs,
    ...settings,
    application_name: 'data-exchange',
    keepAlive: true,
    types: columnTypes,
  });
  const deadline = Date.now() + waitMs;
  for (;;) {
    try {
      const origin = await originOf(pool, limits);
      if (!settings || origin === 'start') return { pool, origin };
      break;
    } catch (cause) {
      if (settings && refusesSettings(cause)) break;
      if (Date.now() < deadline && !isPermanent(cause)) {
        await wait(startRetryMs);
        continue;
      }
      await pool.end();
      throw new DatabaseError('unavailable', explainConnect(cause), { cause });
    }
  }
  await pool.end();
  return undefined;
}

async function originOf(pool: Pool, limits: SessionLimits) {
  const client = await pool.connect();
  try {
    return await originOfSettings(client, limits);
  } finally {
    client.release();
  }
}
