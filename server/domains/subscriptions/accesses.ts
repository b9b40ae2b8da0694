import { sql, type Kysely, type RawBuilder } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import type { Access } from '#contract/generated/documents.ts';
import type { Page } from '#contract/types.ts';
import { likePattern } from '../../database/likePattern.ts';
import type { Database } from '../../database/schema.ts';
import { joinAgreedPrice } from '../../rights/agreedPrice.ts';
import { isGroupsOnly } from '../../rights/groupsOnly.ts';
import { displayNameOf } from '../../people/names.ts';
import { approvalOf } from '../../rights/partners.ts';
import type { SubscriptionFilter } from './store.ts';

export interface AccessFilter extends SubscriptionFilter {
  name?: string | undefined;
}

interface Row extends Omit<Access, 'owner' | 'buyer'> {
  owner_id: string;
  owner_name: string;
  buyer_id: string;
  buyer_name: string;
}

const all = (conditions: readonly (RawBuilder<unknown> | false | undefined | '')[]) =>
  sql.join(
    conditions.filter((one): one is RawBuilder<unknown> => Boolean(one)),
    sql` and `,
  );

const on = (personId: string, side: AccessFilter['side']) => {
  if (side === 'buyer') return sql`s.user_id = ${personId}`;
  if (side === 'seller') return sql`s.seller_id = ${personId}`;
  return sql`(s.user_id = ${personId} or s.seller_id = ${personId})`;
};

function grouped(personId: string, { side, streamId, active, name }: AccessFilter, at: string) {
  const having =
    active === undefined ? sql`` : active ? sql`having max(s.end_at) > ${at}` : sql`having max(s.end_at) <= ${at}`;
  const named = name?.trim() ? likePattern(name.trim()) : '';
  const narrowed = all([
    on(personId, side),
    streamId && sql`s.stream_id = ${streamId}`,
    named &&
      sql`(st.name ilike ${named} or (s.seller_id <> ${personId} and ${displayNameOf('o')} ilike ${named})
      or (s.user_id <> ${personId} and ${displayNameOf('b')} ilike ${named}))`,
  ]);
  return sql`
    select s.stream_id, s.user_id, s.seller_id, max(s.end_at) as end_at, sum(s.hours)::bigint as hours, sum(s.total)::bigint as total,
      count(*) as purchases
    from subscriptions s join streams st on st.id = s.stream_id join users o on o.id = s.seller_id join users b on b.id = s.user_id
    where ${narrowed}
    group by s.stream_id, s.user_id, s.seller_id ${having}`;
}

const order = (at: string) => sql`
  order by (g.end_at > ${at}) desc, case when g.end_at > ${at} then g.end_at end, g.end_at desc, g.stream_id, g.user_id`;

export async function listAccesses(
  db: Kysely<Database>,
  personId: string,
  filter: AccessFilter,
  now: Date,
): Promise<Page<Access>> {
  const at = now.toISOString();
  const { page, limit } = filter;
  const groups = grouped(personId, filter, at);
  const counted = await sql<{ total: number }>`select count(*) as total from (${groups}) groups`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  if (page * limit > maxOffset) return { page, limit, total, content: [] };
  const { rows } = await sql<Row>`
    select g.stream_id, st.name as stream_name, st.type as stream_type, st.category_id as subcategory, st.logo, o.id as owner_id, ${displayNameOf('o')} as owner_name, b.id as buyer_id,
      ${displayNameOf('b')} as buyer_name, used.id as subscription_id, run.start_at as start_date, g.end_at as end_date, g.end_at > ${at} as active,
      g.hours, g.total, g.purchases, coalesce(agreed.price, st.price) as price, st.end_at as stream_end, ${isGroupsOnly('st')} as groups_only,
      case when sale.is_open then sale.approval end as approval, sale.is_open and sale.approval is null as extendable
    from (select * from (${groups}) g ${order(at)} limit ${limit} offset ${page * limit}) g
    join streams st on st.id = g.stream_id join users o on o.id = g.seller_id join users b on b.id = g.user_id
    cross join lateral (
      select st.status = 'published' and st.deleted_at is null and st.visibility <> 'private' and not o.disabled
          and (st.end_at is null or st.end_at >= greatest(g.end_at, ${at}::timestamptz) + interval '1 hour') as is_open,
        ${approvalOf('st', sql.ref('g.user_id'))} as approval
    ) sale
    cross join lateral (
      select s.id from subscriptions s where s.stream_id = g.stream_id and s.user_id = g.user_id
      order by (s.start_at <= ${at} and s.end_at > ${at}) desc, s.end_at desc limit 1
    ) used
    cross join lateral (
      select max(one.start_at) as start_at from (
        select s.start_at, lag(s.end_at) over (order by s.start_at) as before from subscriptions s
        where s.stream_id = g.stream_id and s.user_id = g.user_id
      ) one where one.before is null or one.before < one.start_at
    ) run
    ${joinAgreedPrice('st', sql.ref('g.user_id'), at)}
    ${order(at)}`.execute(db);
  return { page, limit, total, content: rows.map(toAccess) };
}

const toAccess = ({ owner_id, owner_name, buyer_id, buyer_name, ...row }: Row): Access => ({
  ...row,
  owner: { id: owner_id, name: owner_name },
  buyer: { id: buyer_id, name: buyer_name },
});
