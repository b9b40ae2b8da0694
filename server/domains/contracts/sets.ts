import { sql, type Kysely } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import type { ContractSet, ContractShare } from '#contract/generated/documents.ts';
import type { Database } from '../../database/schema.ts';
import { displayNameOf } from '../../people/names.ts';
import type { ContractFilter } from './store.ts';

interface Row extends Omit<ContractSet, 'owner' | 'shares'> {
  owner_id: string;
  owner_name: string;
  shares: (Omit<ContractShare, 'partner'> & { partner_id: string; partner_name: string })[];
}

const standings = (at: string) => sql<ContractSet['status']>`
  case when end_at <= ${at} then 'expired' when bool_and(signed_at is not null) then 'signed' else 'waiting' end`;

function sets(personId: string, { side, streamId, status, endsBefore }: ContractFilter, at: string) {
  const mine =
    side === 'owner'
      ? sql`owner_id = ${personId}`
      : side === 'partner'
        ? sql`partner_id = ${personId}`
        : sql`(owner_id = ${personId} or partner_id = ${personId})`;
  const conditions = [
    mine,
    ...(streamId ? [sql`stream_id = ${streamId}`] : []),
    ...(endsBefore ? [sql`end_at > ${at} and end_at < ${endsBefore}`] : []),
  ];
  const narrowed = sql.join(conditions, sql` and `);
  return sql`
    select min(id::text)::uuid as id, stream_id, owner_id, description, start_at, end_at, created_at, ${standings(at)} as status,
      array_agg(id order by share desc, id) as contracts
    from contracts where ${narrowed}
    group by stream_id, owner_id, description, start_at, end_at, created_at
    having ${status ? sql`${standings(at)} = ${status}` : sql`true`}`;
}

/** Reads one page of sets, newest first. Only the owner sees `takings`. */
export async function listSets(
  db: Kysely<Database>,
  personId: string,
  filter: ContractFilter,
  at: string,
): Promise<{ total: number; sets: ContractSet[] }> {
  const { page, limit } = filter;
  const wanted = sets(personId, filter, at);
  const counted = await sql<{ total: number }>`select count(*) as total from (${wanted}) sets`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  if (page * limit > maxOffset) return { total, sets: [] };
  const { rows } = await sql<Row>`
    select g.id, g.stream_id, st.name as stream_name, st.price as list_price, g.description, g.start_at as "startDate", g.end_at as end_time,
      g.created_at as created_date, g.owner_id, ${displayNameOf('o')} as owner_name, g.status,
      case when g.owner_id = ${personId} then sold.takings end as takings, case when g.owner_id = ${personId} then sold.sales end as sales,
      (
        select json_agg(json_build_object('contract_id', c.id, 'partner_id', c.partner_id, 'partner_name', ${displayNameOf('p')}, 'share', c.share,
          'signed', c.signed_at is not null, 'signed_date', c.signed_at, 'paid', got.paid, 'payments', got.payments)
          order by array_position(g.contracts, c.id))
        from contracts c join users p on p.id = c.partner_id cross join lateral (
          select coalesce(sum(t.value), 0)::bigint as paid, count(*) as payments from transfers t
          where t.to_id = c.partner_id and t.from_id = c.owner_id and t.type = 'SHARE' and t.stream_id = c.stream_id
            and t.at >= c.start_at and t.at < c.end_at
        ) got where c.id = any(g.contracts)
      ) as shares
    from (select * from (${wanted}) sets order by created_at desc, id desc limit ${limit} offset ${page * limit}) g
    join streams st on st.id = g.stream_id join users o on o.id = g.owner_id
    cross join lateral (
      select coalesce(sum(s.total), 0)::bigint as takings, count(*) as sales from subscriptions s
      where s.stream_id = g.stream_id and s.created_at >= g.start_at and s.created_at < g.end_at
    ) sold
    order by g.created_at desc, g.id desc`.execute(db);
  return { total, sets: rows.map(toSet) };
}

/** JSON built in SQL writes times with an offset; the wire uses UTC with `Z`. */
const inUtc = (time: string | null) => (time === null ? null : new Date(time).toISOString());

const toSet = ({ owner_id, owner_name, shares, ...row }: Row): ContractSet => ({
  ...row,
  owner: { id: owner_id, name: owner_name },
  shares: shares.map(({ partner_id, partner_name, signed_date, ...share }) => ({
    ...share,
    signed_date: inUtc(signed_date),
    partner: { id: partner_id, name: partner_name },
  })),
});
