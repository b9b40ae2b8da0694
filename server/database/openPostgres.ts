import { setTimeout as wait } from 'node:timers/promises';
import { Pool } from 'pg';
import { explainConnect, isPermanent } from './connectProblems.ts';
import { DatabaseError } from './errors.ts';
import { columnTypes } from './types.ts';
import { createTimeoutPause, type TimeoutPause } from './timeoutPause.ts';

export interface OpenPool {
  pool: Pool;
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
}

const idleInTransactionMs = 15_000;
/** The server ends a slow statement itself. After this margin it counts as lost. */
const graceMs = 2_000;
const startRetryMs = 250;

export async function openPostgres({ url, size, queryLimitMs, waitMs }: PostgresOptions): Promise<OpenPool> {
  const pool = new Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: waitMs,
    statement_timeout: queryLimitMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    application_name: 'data-exchange',
    options: '-c timezone=UTC',
    keepAlive: true,
    types: columnTypes,
  });
  const deadline = Date.now() + waitMs;
  for (;;) {
    try {
      await pool.query('select 1');
      break;
    } catch (cause) {
      if (Date.now() < deadline && !isPermanent(cause)) {
        await wait(startRetryMs);
        continue;
      }
      await pool.end();
      throw new DatabaseError('unavailable', explainConnect(cause), { cause });
    }
  }
  const pause = createTimeoutPause();
  return {
    pool,
    withoutTimeout: pause.withoutTimeout,
    silenceLimitMs: () => (pause.isPaused() ? undefined : queryLimitMs + graceMs),
    close: () => pool.end(),
  };
}
