import { setTimeout as delay } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** Resolves when another connection to the same PostgreSQL database waits for a lock. Limit: ten seconds. */
export async function waitForLock(db: Kysely<Database>): Promise<void> {
  for (let tries = 0; tries < 1_000; tries += 1) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
    await delay(10);
  }
}
