import { sql, type Transaction } from 'kysely';
import type { NotificationKind } from '#contract/types.ts';
import type { Database, Row } from '../../../database/schema.ts';
import { withDeliveries } from '../../../records/notifications.ts';
import { isPartner } from '../../../rights/partners.ts';
import { isShown } from '../../../rights/visibility.ts';

type Watched = Pick<Row<'streams'>, 'id' | 'owner_id' | 'name' | 'price' | 'visibility' | 'status'>;

interface WatchedChange {
  readonly before: Watched;
  readonly after: Watched | undefined;
  readonly fields: readonly string[];
  readonly by: string;
  readonly at: string;
}

/** One edit is announced once: by its price, else as a change. */
function kindsOf(fields: readonly string[]): NotificationKind[] {
  if (fields.includes('price')) return ['watch_price'];
  return fields.length > 0 ? ['watch_changed'] : [];
}

/** A UUIDv7 of that moment, as made by `newId`. */
const idAt = (at: string) => sql`encode(set_bit(set_bit(overlay(
  uuid_send(gen_random_uuid()) placing substring(int8send(floor(extract(epoch from ${at}::timestamptz) * 1000)::bigint) from 3) from 1 for 6
), 52, 1), 53, 1), 'hex')::uuid`;

/** A watcher who lost sight of the stream gets its last visible name. An unread notification gets no second. */
export async function notifyWatchers(
  trx: Transaction<Database>,
  { before, after, fields, by, at }: WatchedChange,
): Promise<void> {
  const kinds = kindsOf(fields);
  const shown = (stream: Watched | undefined, is_partner: boolean) =>
    stream !== undefined && isShown({ ...stream, is_partner });
  if (kinds.length === 0 && shown(after, false)) return;
  const { id, owner_id } = before;
  const isVisible = (stream: Watched | undefined) =>
    sql`case when partner then ${shown(stream, true)}::boolean else ${shown(stream, false)}::boolean end`;
  await sql`
    with watcher as (
      select w.user_id, ${isPartner('s', sql`w.user_id`)} as partner,
        'admin' = any (u.slots) or exists (
          select 1 from subscriptions a where a.stream_id = s.id and a.user_id = w.user_id and a.end_at > ${at}::timestamptz
        ) as always
      from watches w join streams s on s.id = w.stream_id join users u on u.id = w.user_id
      where w.stream_id = ${id} and w.user_id <> ${by}
    ), seen as (
      select user_id, always or ${isVisible(before)} as saw,
        ${after !== undefined}::boolean and (always or ${isVisible(after)}) as sees
      from watcher
    ), ended as (
      delete from watches w using seen where w.stream_id = ${id} and w.user_id = seen.user_id and not seen.sees
    ), ${withDeliveries(sql`
    insert into notifications (id, user_id, kind, at, stream_id, reference, actor_id, amount, before_amount, told_name)
    select ${idAt(at)}, user_id, kind, ${at}::timestamptz, ${id}::uuid, ${id}::uuid, ${by === owner_id ? by : null}::uuid,
      case when kind = 'watch_price' then ${after?.price ?? null}::bigint end,
      case when kind = 'watch_price' then ${before.price}::bigint end,
      case when sees then ${after?.name ?? null}::text else ${before.name}::text end
    from seen cross join unnest(case when sees then ${kinds}::text[] else array['watch_gone'] end) as kind
    where saw and not (kind = 'watch_changed' and exists (
      select 1 from notifications n
      where n.user_id = seen.user_id and n.read_at is null and n.stream_id = ${id} and n.kind = 'watch_changed'))`)}
    select 1`.execute(trx);
}
