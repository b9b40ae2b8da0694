import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Ends all sessions of a person, half-open ones too, but the one to keep. They are dead in every process at once. */
export async function endSessionsOf(db: Kysely<Database>, userId: string, keep?: string): Promise<void> {
  const theirs = db.deleteFrom('sessions').where('user_id', '=', userId);
  await (keep === undefined ? theirs : theirs.where('id', '<>', keep)).execute();
}
