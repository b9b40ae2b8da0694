import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestExchange } from './exchange.ts';

/**
 * Resolves to 'a second later' one second after `ends`, once the database and the server have answered. On a busy
 * machine their answers are as late as the result that is compared with this promise.
 */
export async function secondAfter({ db, app }: Pick<TestExchange, 'db' | 'app'>, ends: number) {
  await wait(ends + 1000 - Date.now());
  await sql`select 1`.execute(db);
  await app.inject('/health');
  return 'a second later' as const;
}
