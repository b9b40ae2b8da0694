// Products of a disabled person are neither listed nor sold. Access bought before continues.
import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Rows per statement: a statement over all products of a large seller could exceed its time limit. */
const batch = 5_000;

async function inBatches(change: () => Promise<{ rows: readonly unknown[] }>): Promise<void> {
  for (;;) if ((await change()).rows.length < batch) return;
}

export const suspendProducts = (db: Kysely<Database>, ownerId: string): Promise<void> =>
  inBatches(() =>
    sql`
      with off as (
        update streams set status = 'disabled' where id in (
          select id from streams where owner_id = ${ownerId} and status = 'published' and deleted_at is null limit ${sql.lit(batch)})
        returning id)
      insert into suspended_streams select id from off on conflict do nothing returning stream_id`.execute(db),
  );

/** Leaves products switched off that were so before, or by an admin since. */
export const resumeProducts = (db: Kysely<Database>, ownerId: string): Promise<void> =>
  inBatches(() =>
    sql`
      with resumed as (
        delete from suspended_streams where stream_id in (
          select x.stream_id from suspended_streams x join streams s on s.id = x.stream_id where s.owner_id = ${ownerId} limit ${sql.lit(batch)})
        returning stream_id)
      update streams set status = 'published' where id in (select stream_id from resumed) returning id`.execute(db),
  );

/** An admin's decision about the status lasts when the person is enabled again. */
export const forgetSuspension = (db: Kysely<Database>, streamId: string) =>
  db.deleteFrom('suspended_streams').where('stream_id', '=', streamId).executeTakeFirst();

/** Disabling the seller waits for the products that this transaction publishes. To be called before a product is locked. */
export async function lockSeller(trx: Transaction<Database>, personId: string): Promise<{ disabled: boolean }> {
  return trx.selectFrom('users').select('disabled').where('id', '=', personId).forShare().executeTakeFirstOrThrow();
}
