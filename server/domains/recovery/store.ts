import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

export const replaceLink = (
  db: Kysely<Database>,
  link: { user_id: string; token_hash: string; expires_at: string; created_at: string },
) =>
  db
    .insertInto('recoveries')
    .values(link)
    .onConflict((same) => same.column('user_id').doUpdateSet(link))
    .execute();

export const findLink = (db: Kysely<Database>, userId: string, tokenHash: string, at: string) =>
  db
    .selectFrom('recoveries')
    .innerJoin('users', 'users.id', 'recoveries.user_id')
    .select(['users.id', 'users.email', 'users.password', 'recoveries.expires_at'])
    .where('recoveries.user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .executeTakeFirst();

export async function takeLink(trx: Kysely<Database>, userId: string, tokenHash: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('recoveries')
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}
