import { sql, type Kysely } from 'kysely';
import type { Stream } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';

export type Sales = NonNullable<Stream['sales']>;

export async function readSales(
  db: Kysely<Database>,
  ids: readonly string[],
  now: string,
): Promise<Map<string, Sales>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Sales & { id: string }>`
    select s.id, coalesce(b.sold, 0)::int as sold, coalesce(b.running, 0)::int as running, coalesce(b.earned, 0)::bigint as earned,
      (select count(*) from offers o where o.stream_id = s.id and o.status = 'pending' and o.expires_at > ${now})::int as open_offers
    from unnest(${ids}::uuid[]) as s(id)
    left join (
      select stream_id, count(*) as sold, sum(total) as earned,
        count(distinct user_id) filter (where end_at > ${now}) as running
      from subscriptions where stream_id = any(${ids}::uuid[]) group by stream_id
    ) b on b.stream_id = s.id`.execute(db);
  return new Map(rows.map(({ id, ...sales }) => [id, sales]));
}
