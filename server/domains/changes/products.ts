import { sql, type Kysely } from 'kysely';
import { maxChanges, maxFavourites, maxWatches } from '#contract/constants.ts';
import type { ProductChange, Visibility } from '#contract/types.ts';
import type { Database, Row } from '../../database/schema.ts';
import type { Caller } from '../../kernel/handler.ts';
import { isPartner } from '../../rights/partners.ts';
import { maySee, statusOf } from '../streams/rules.ts';

type Now = Pick<
  Row<'streams'>,
  'id' | 'owner_id' | 'name' | 'price' | 'visibility' | 'status' | 'end_at' | 'deleted_at'
>;

interface Changed extends Now {
  since: string;
  access_id: string | null;
  is_partner: boolean;
  told_name: string | null;
  name_before: string | null;
  price_before: number | null;
  visibility_before: Visibility | null;
  status_before: Row<'streams'>['status'] | null;
}

const maxPurchases = 200;

/** The value of a field right after `since`, before its first recorded change. One index seek. */
const valueAt = (field: 'name' | 'price' | 'visibility' | 'status') => sql`(
  select c.before from stream_changes c where c.stream_id = s.id and c.field = ${sql.lit(field)} and c.at > i.since
  order by c.at, c.id limit 1)`;

/** Streams bought or marked after the baseline count from that moment. */
async function readChanged(db: Kysely<Database>, userId: string, baseline: string, now: string): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    with interest as materialized (
      select stream_id, greatest(min(at), ${baseline}::timestamptz) as since, max(told_name) as told_name from (
        (select stream_id, at, null::text as told_name from favourites
          where user_id = ${userId} order by at desc limit ${sql.lit(maxFavourites)})
        union all (select stream_id, at, null from watches where user_id = ${userId} limit ${sql.lit(maxWatches)})
        union all (select stream_id, created_at, null from subscriptions
          where user_id = ${userId} order by end_at desc, id desc limit ${sql.lit(maxPurchases)})
        union all (select stream_id, ${baseline}::timestamptz, told_name from notifications
          where user_id = ${userId} and kind = 'watch_gone' and at > ${baseline}::timestamptz
          order by at desc, id desc limit ${sql.lit(maxWatches)})
      ) marked group by stream_id
    )
    select s.id, s.owner_id, s.name, s.price, s.visibility, s.status, s.end_at, s.deleted_at, i.since, i.told_name,
      ${isPartner('s', userId)} as is_partner,
      (select a.id from subscriptions a where a.stream_id = s.id and a.user_id = ${userId} and a.end_at > ${now}::timestamptz
        order by a.end_at desc limit 1) as access_id,
      ${valueAt('name')} #>> '{}' as name_before, (${valueAt('price')} #>> '{}')::bigint as price_before,
      ${valueAt('visibility')} #>> '{}' as visibility_before, ${valueAt('status')} #>> '{}' as status_before
    from interest i join streams s on s.id = i.stream_id
    where s.owner_id <> ${userId} and (
      s.deleted_at > i.since or (s.end_at > i.since and s.end_at <= ${now}::timestamptz)
      or exists (select 1 from stream_changes c where c.stream_id = s.id and c.at > i.since))
    order by i.since desc, s.id desc`.execute(db);
  return rows;
}

function changeOf(stream: Changed, caller: Caller, now: string): ProductChange | undefined {
  const { id, name, price, since, deleted_at, end_at } = stream;
  const { name_before, price_before, visibility_before, status_before, told_name } = stream;
  const before = {
    ...stream,
    visibility: visibility_before ?? stream.visibility,
    status: status_before ?? stream.status,
  };
  const wasThere = deleted_at === null || Date.parse(deleted_at) > Date.parse(since);
  if (!wasThere || !maySee(before, caller)) return undefined;
  // A later name may never have been shown to the caller.
  if (deleted_at !== null || !maySee(stream, caller)) {
    return { id, name: told_name ?? name_before ?? name, change: 'gone' };
  }
  if (statusOf(before, since) === 'published' && statusOf({ status: stream.status, end_at }, now) !== 'published') {
    return { id, name, change: 'withdrawn' };
  }
  if (price_before === null || price_before === price) return undefined;
  return { id, name, change: 'price', before: price_before, after: price };
}

export async function readProductChanges(
  db: Kysely<Database>,
  caller: Caller,
  baseline: string,
  now: string,
): Promise<ProductChange[]> {
  const changed = await readChanged(db, caller.id, baseline, now);
  return changed.flatMap((stream) => changeOf(stream, caller, now) ?? []).slice(0, maxChanges);
}
