import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Db = Kysely<Database>;

export const findMfa = (db: Db, userId: string) =>
  db.selectFrom('mfa').selectAll().where('user_id', '=', userId).executeTakeFirst();

export const emailOf = async (db: Db, userId: string): Promise<string> =>
  (await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()).email;

export async function codesLeft(db: Db, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

export async function storeSecret(db: Db, userId: string, secret: string, at: string): Promise<boolean> {
  const stored = await db
    .insertInto('mfa')
    .values({ user_id: userId, secret, confirmed_at: null, last_step: 0, created_at: at })
    .onConflict((same) =>
      same
        .column('user_id')
        .doUpdateSet({ secret, last_step: 0, created_at: at })
        .where('mfa.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return stored !== undefined;
}

export async function confirm(trx: Db, userId: string, secret: string, step: number, at: string): Promise<boolean> {
  const confirmed = await trx
    .updateTable('mfa')
    .set({ confirmed_at: at, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (!confirmed) return false;
  await trx.updateTable('users').set({ mfa: true }).where('id', '=', userId).execute();
  return true;
}

export async function takeStep(trx: Db, userId: string, step: number): Promise<boolean> {
  const taken = await trx
    .updateTable('mfa')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function takeCode(trx: Db, userId: string, hash: string, at: string): Promise<boolean> {
  const taken = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function replaceCodes(trx: Db, userId: string, hashes: readonly string[]): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash, used_at: null })))
    .execute();
}

export async function remove(trx: Db, userId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  const gone = await trx.deleteFrom('mfa').where('user_id', '=', userId).returning('user_id').executeTakeFirst();
  await trx.updateTable('users').set({ mfa: false }).where('id', '=', userId).execute();
  return gone !== undefined;
}
