import type { Kysely } from 'kysely';
import { rememberedPasswords } from '#contract/constants.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../kernel/newId.ts';
import { verifyPassword } from './password.ts';
import { endSessionsOf } from './sessions.ts';

export interface Holder {
  readonly id: string;
  readonly password: string;
}

export async function wasUsed(db: Kysely<Database>, { id, password: present }: Holder, password: string) {
  const past = await db
    .selectFrom('past_passwords')
    .select('hash')
    .where('user_id', '=', id)
    .orderBy('id', 'desc')
    .limit(rememberedPasswords - 1)
    .execute();
  for (const hash of [present, ...past.map((row) => row.hash)]) {
    if (await verifyPassword(password, hash)) return true;
  }
  return false;
}

export async function replacePassword(
  trx: Kysely<Database>,
  { id, password: before }: Holder,
  { hash, at, keep }: { hash: string; at: Date; keep?: string },
): Promise<boolean> {
  const changed = await trx
    .updateTable('users')
    .set({ password: hash })
    .where('id', '=', id)
    .where('password', '=', before)
    .returning('id')
    .executeTakeFirst();
  if (!changed) return false;
  await trx
    .insertInto('past_passwords')
    .values({ id: newId(), user_id: id, hash: before, replaced_at: at.toISOString() })
    .execute();
  await forgetOlder(trx, id);
  await trx.deleteFrom('recoveries').where('user_id', '=', id).execute();
  await endSessionsOf(trx, id, keep);
  return true;
}

async function forgetOlder(trx: Kysely<Database>, userId: string): Promise<void> {
  const oldest = trx
    .selectFrom('past_passwords')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .offset(rememberedPasswords - 1);
  await trx.deleteFrom('past_passwords').where('user_id', '=', userId).where('id', 'in', oldest).execute();
}
