import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { TestExchange } from './exchange.ts';

/**
 * Resolves to 'a second later' once a second after `ends` has passed and the database and the server have answered. On a
 * busy machine their answers are as late as what is compared with it.
 */
export async function secondAfter({ db, app }: Pick<TestExchange, 'db' | 'app'>, ends: number) {
  await wait(ends + 1000 - Date.now());
  await sql`select 1`.execute(db);
  await app.inject('/health');
  return 'a second later' as const;
}
