import { sql, type Transaction } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import { deleteUnusedSignIns } from '../../../live/signIns.ts';
import { notifyAll } from '../../../records/notifications.ts';
import { notFound } from '../../../kernel/refusal.ts';
import { forgetSuspension } from '../../../people/products.ts';
import { clearCache } from '../cache.ts';
import { notifyWatchers } from '../saved/notifyWatchers.ts';
import { lockStream } from '../store.ts';

export async function removeStream({ db, now }: Exchange, id: string, callerId: string): Promise<void> {
  const at = now().toISOString();
  await transaction(db, (trx) => removeInside(trx, { id, callerId, at }));
  clearCache(db);
}

interface Removal {
  readonly id: string;
  readonly callerId: string;
  readonly at: string;
}

export async function removeInside(trx: Transaction<Database>, { id, callerId, at }: Removal): Promise<void> {
  const stream = await lockStream(trx, id);
  if (stream?.owner_id !== callerId) throw notFound('Stream');
  await trx.updateTable('streams').set({ deleted_at: at }).where('id', '=', id).execute();
  await deleteUnusedSignIns(trx, at);
  const closed = await sql<{ id: string; buyer_id: string; amount: number }>`
      with closed as (
        update offers set status = 'expired', turn = null, version = version + 1, moved_at = ${at}, valid_until = null
        where stream_id = ${id} and status = 'pending' returning id, version, buyer_id, amount
      ), moved as (
        insert into offer_moves (offer_id, version, at, by, action, amount, description)
        select id, version, ${at}::timestamptz, 'seller', 'expired', amount, '' from closed
      )
      select id, buyer_id, amount from closed`.execute(trx);
  await notifyAll(
    trx,
    closed.rows.map(({ id: reference, buyer_id, amount }) => ({
      userId: buyer_id,
      kind: 'offer_expired' as const,
      at,
      streamId: id,
      reference,
      actorId: callerId,
      amount,
    })),
  );
  const wasSuspended = stream.status === 'disabled' && (await forgetSuspension(trx, id)).numDeletedRows > 0n;
  const before = wasSuspended ? { ...stream, status: 'published' as const } : stream;
  await notifyWatchers(trx, { before, after: undefined, fields: [], by: callerId, at });
  await trx
    .updateTable('access_requests')
    .set({ state: 'rejected', decided_at: at })
    .where('stream_id', '=', id)
    .where('state', '=', 'pending')
    .execute();
}
