import { setTimeout as wait } from 'node:timers/promises';
import { Pool, type ClientConfig, type PoolClient } from 'pg';
import { parseIntoClientConfig } from 'pg-connection-string';
import { explainConnect, isPermanent } from './connectProblems.ts';
import { DatabaseError } from '../errors.ts';
import { addressesOf, assertTakesWrites, Hosts } from './hosts.ts';
import {
  originOfSettings,
  refusesSettings,
  startupSettings,
  transactionSettings,
  type SessionLimits,
} from './sessionSettings.ts';
import { columnTypes } from '../types.ts';
import { createTimeoutPause, type TimeoutPause } from './timeoutPause.ts';

export interface OpenPool {
  pool: Pool;
  /** False where named statements would fail, as behind a transaction pooler. */
  prepared: boolean;
  /** Statements for the start of each transaction, where connections keep no settings. */
  transactionSettings?: string;
  /** Where DATABASE_URL names several: connections go to the host that takes writes. */
  hosts?: Hosts;
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
  const addresses = addressesOf(options.url);
  const hosts = addresses.length > 1 ? new Hosts(addresses) : undefined;
  const target = { ...options, url: addresses[0] ?? options.url, hosts };
  const { pool, origin } =
    (await openPool(target, limits, startupSettings(limits))) ?? (await openPool(target, limits)) ?? refused();
  const pause = createTimeoutPause();
  return {
    pool,
    ...(hosts && { hosts }),
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

interface Target extends PostgresOptions {
  hosts: Hosts | undefined;
}

/** Returns undefined when the `settings` do not hold, because a pooler is in between. */
async function openPool({ url, size, waitMs, hosts }: Target, limits: SessionLimits, settings?: ClientConfig) {
  const pool = new Pool({
    ...(hosts ? parseIntoClientConfig(url) : { connectionString: url }),
    max: size,
    connectionTimeoutMillis: waitMs,
    ...settings,
    application_name: 'data-exchange',
    keepAlive: true,
    types: columnTypes,
    // oxlint-disable-next-line typescript/no-misused-promises -- The pool awaits it; its types do not say so.
    ...(hosts && { Client: hosts.clients(), onConnect: assertTakesWrites }),
  });
  const deadline = Date.now() + waitMs;
  for (;;) {
    try {
      const origin = await originOf(pool, limits, hosts);
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

async function originOf(pool: Pool, limits: SessionLimits, hosts: Hosts | undefined) {
  const client = await connectTo(pool, hosts);
  try {
    return await originOfSettings(client, limits);
  } finally {
    client.release();
  }
}

// A full pool says nothing about the host.
const isBusy = (error: unknown) => error instanceof Error && error.message.startsWith('timeout exceeded');

/** A connection from the pool. Where there are several hosts each is tried once. */
export async function connectTo(pool: Pool, hosts: Hosts | undefined): Promise<PoolClient> {
  for (let left = hosts?.count ?? 1; ; left -= 1) {
    const tried = hosts?.current ?? 0;
    try {
      return await pool.connect();
    } catch (error) {
      if (!hosts || isBusy(error)) throw error;
      hosts.leave(tried);
      if (left <= 1) throw error;
    }
  }
}
