// The only writer of notifications. Write them in the transaction of the change they report.
import { sql, type RawBuilder, type Transaction } from 'kysely';
import { notificationKindNames, notificationKinds, type NotificationKind } from '#contract/notificationKinds.ts';
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

const mailedAtOnce = notificationKindNames.filter((kind) => notificationKinds[kind].mail === 'now');

/** Parts of a WITH clause: inserts notifications, and a delivery for each channel that its person chose. */
export const withDeliveries = (insert: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  added as (${insert} returning id, user_id, kind, at), delivered as (
    insert into deliveries (id, channel, lane, kind, mode, user_id, notification_id, webhook_id, created_at, run_at)
    select gen_random_uuid(), channel, lane, kind, mode, user_id, id, webhook_id, at, at from (
    select added.*, 'mail' as channel, 'mail ' || chosen.mode || ' ' || added.user_id as lane, chosen.mode, null::uuid as webhook_id
    from added left join notification_choices c on c.user_id = added.user_id and c.kind = added.kind and c.channel = 'mail'
      cross join lateral (select coalesce(c.choice, case when added.kind = any(${mailedAtOnce}::text[]) then 'now' else 'daily' end) as mode) chosen
    where chosen.mode <> 'off'
    union all
    select added.*, 'webhook', 'webhook ' || w.id, 'now', w.id
    from added join webhooks w on w.user_id = added.user_id and w.disabled_at is null and added.kind = any(w.kinds)) chosen
    order by id)`;

/** Parts of a WITH clause. */
export const notificationInsert = (notifications: readonly NewNotification[]): RawBuilder<unknown> =>
  withDeliveries(sql`
    insert into notifications (id, user_id, kind, at, stream_id, reference, actor_id, amount, before_amount)
    values ${sql.join(
      notifications.map(
        ({ userId, kind, at, streamId, reference, actorId, amount, before }) =>
          sql`(${newId()}, ${userId}, ${kind}, ${at}::timestamptz, ${streamId ?? null}, ${reference}, ${actorId ?? null}, ${amount ?? null}, ${before ?? null})`,
      ),
    )}`);

export async function notifyAll(trx: Transaction<Database>, notifications: readonly NewNotification[]): Promise<void> {
  if (notifications.length > 0) await sql`with ${notificationInsert(notifications)} select 1`.execute(trx);
}

export const notify = (trx: Transaction<Database>, notification: NewNotification) => notifyAll(trx, [notification]);

/** Marks as read what asked the admins for a decision. */
export const markDecided = (
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
