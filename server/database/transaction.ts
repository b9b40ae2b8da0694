import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { IsolationLevel, Kysely, Transaction } from 'kysely';
import { codeOf, DatabaseError } from './errors.ts';

const tries = 5;
const firstWaitMs = 20;
const serializationFailure = '40001';
const deadlock = '40P01';

interface Scope {
  open: boolean;
}
const scopes = new AsyncLocalStorage<Scope>();

/** True inside `transaction`. Using the pool there would deadlock on the single embedded connection. */
export function insideTransaction(): boolean {
  return scopes.getStore()?.open ?? false;
}

interface TransactionOptions {
  /** Default: read committed, the default of PostgreSQL. */
  isolation?: IsolationLevel;
}

/** Retries up to five times, so `work` must do nothing but SQL through its handle. */
export async function transaction<Schema, Result>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await once(db, work, options);
    } catch (error) {
      const code = codeOf(error);
      if (code !== serializationFailure && code !== deadlock) throw error;
      // Callers answer 503: a later attempt may succeed.
      if (attempt >= tries) throw new DatabaseError('unavailable', 'The database is too busy', { cause: error });
      await wait(Math.random() * firstWaitMs * 2 ** attempt);
    }
  }
}

async function once<Schema, Result>(
  db: Kysely<Schema>,
  work: (trx: Transaction<Schema>) => Promise<Result>,
  options: TransactionOptions,
): Promise<Result> {
  const scope: Scope = { open: true };
  const builder = options.isolation ? db.transaction().setIsolationLevel(options.isolation) : db.transaction();
  try {
    return await builder.execute((trx) => scopes.run(scope, () => work(trx)));
  } finally {
    scope.open = false;
  }
}
