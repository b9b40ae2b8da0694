import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Ends all sessions of a person but `keep`, including half-open ones. Effective in every process at once. */
export async function endSessionsOf(db: Kysely<Database>, userId: string, keep?: string): Promise<void> {
  const theirs = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (keep === undefined ? theirs : theirs.where('id', '<>', keep)).execute();
}
