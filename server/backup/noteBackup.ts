import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Shown on the health page. A standby can be backed up, but takes no note of it. */
export async function noteBackup(db: Kysely<Database>): Promise<void> {
  const done = { done_at: new Date().toISOString() };
  await db
    .insertInto('operator_tasks')
    .values({ task: 'backup', ...done })
    .onConflict((conflict) => conflict.column('task').doUpdateSet(done))
    .execute()
    .catch(() => undefined);
}
