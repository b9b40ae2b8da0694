import type { Kysely, Transaction } from 'kysely';
import { accessKeys } from '#contract/constants.ts';
import type { AccessKey } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';

const dayMs = 86_400_000;

export async function listKeys(db: Kysely<Database>, own: OwnAccess): Promise<AccessKey[]> {
  const subscriptions = await purchasesOf(db, own).selectAll().orderBy('created_at').orderBy('id').execute();
  const named = await db
    .selectFrom('access_keys')
    .selectAll()
    .where('subscription_id', 'in', purchasesOf(db, own).select('id'))
    .where('expires_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return [
    ...subscriptions
      .filter(({ key_hash }) => key_hash !== null)
      .map((row) => ({
        id: row.id,
        subscription_id: row.id,
        kind: 'address' as const,
        name: '',
        created_date: row.created_at,
        ...(row.key_used_at !== null && { last_used: row.key_used_at }),
        calls: row.key_calls,
      })),
    ...named.map((row) => ({
      id: row.id,
      subscription_id: row.subscription_id,
      kind: 'named' as const,
      name: row.name,
      created_date: row.created_at,
      ...(row.used_at !== null && { last_used: row.used_at }),
      calls: row.calls,
    })),
  ];
}

interface OwnAccess {
  readonly stream_id: string;
  readonly user_id: string;
}

const purchasesOf = (db: Kysely<Database>, { stream_id, user_id }: OwnAccess) =>
  db.selectFrom('subscriptions').where('stream_id', '=', stream_id).where('user_id', '=', user_id);

interface NewKey {
  readonly id: string;
  readonly subscriptionId: string;
  readonly name: string;
  readonly hash: string;
  readonly at: Date;
  readonly expiresAt?: string;
}

/** Returns false when the access has as many keys as it may. The lock makes parallel additions take turns. */
export async function addKey(trx: Transaction<Database>, own: OwnAccess, key: NewKey): Promise<boolean> {
  await purchasesOf(trx, own).select('id').orderBy('id').forUpdate().execute();
  const before = new Date(key.at.getTime() - dayMs).toISOString();
  await trx
    .deleteFrom('access_keys')
    .where('subscription_id', 'in', purchasesOf(trx, own).select('id'))
    .where('expires_at', '<', before)
    .execute();
  const counting = trx
    .selectFrom('access_keys')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('subscription_id', 'in', purchasesOf(trx, own).select('id'))
    .where('expires_at', key.expiresAt ? 'is not' : 'is', null);
  const { count } = await counting.executeTakeFirstOrThrow();
  if (count >= (key.expiresAt ? accessKeys.links : accessKeys.max)) return false;
  await trx
    .insertInto('access_keys')
    .values({
      id: key.id,
      subscription_id: key.subscriptionId,
      name: key.name,
      hash: key.hash,
      created_at: key.at.toISOString(),
      used_at: null,
      expires_at: key.expiresAt ?? null,
    })
    .execute();
  return true;
}

/** Revokes a named key, or the key of an address by its subscription's id. */
export async function revokeKey(db: Kysely<Database>, own: OwnAccess, id: string): Promise<boolean> {
  const named = await db
    .deleteFrom('access_keys')
    .where('id', '=', id)
    .where('subscription_id', 'in', purchasesOf(db, own).select('id'))
    .executeTakeFirst();
  if (named.numDeletedRows > 0n) return true;
  const address = await db
    .updateTable('subscriptions')
    .set({ key_hash: null })
    .where('id', '=', id)
    .where('stream_id', '=', own.stream_id)
    .where('user_id', '=', own.user_id)
    .where('key_hash', 'is not', null)
    .executeTakeFirst();
  return address.numUpdatedRows > 0n;
}
