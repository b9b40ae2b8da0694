// The only writer of notifications. Write them in the transaction of the change they report.
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { NotificationKind } from '#contract/notificationKinds.ts';
import type { Database } from '../database/schema.ts';
import { newId } from '../kernel/newId.ts';

/** One notification. `reference` is the offer, contract, request or purchase; `amount` micro-tokens. */
export interface NewNotification {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly at: string;
  /** None for payments. */
  readonly streamId?: string;
  readonly reference: string;
  readonly actorId?: string;
  readonly amount?: number;
  /** Price per hour before, micro-tokens. */
  readonly before?: number;
}

export const notificationInsert = (notifications: readonly NewNotification[]): RawBuilder<unknown> => sql`
  insert into notifications (id, user_id, kind, at, stream_id, reference, actor_id, amount, before_amount)
  values ${sql.join(
    notifications.map(
      ({ userId, kind, at, streamId, reference, actorId, amount, before }) =>
        sql`(${newId()}, ${userId}, ${kind}, ${at}, ${streamId ?? null}, ${reference}, ${actorId ?? null}, ${amount ?? null}, ${before ?? null})`,
    ),
  )}`;

export const notify = (trx: Transaction<Database>, notification: NewNotification) =>
  notificationInsert([notification]).execute(trx);

export async function notifyAll(trx: Transaction<Database>, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length > 0) await notificationInsert(notifications).execute(trx);
}

/** Marks as read what asked the admins for a decision. */
export const settle = (
  trx: Transaction<Database>,
  reference: string,
  at: string,
  kind: 'payment_requested' | 'join_requested' = 'payment_requested',
) =>
  trx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('reference', '=', reference)
    // A literal: prepared statements use a partial index only for a constant.
    .where('kind', '=', sql.lit(kind))
    .where('read_at', 'is', null)
    .execute();
