import { sql, type Kysely, type RawBuilder } from 'kysely';
import { contractSorts, maxOffset } from '#contract/constants.ts';
import type { ContractSet, ContractShare } from '#contract/generated/documents.ts';
import type { Page } from '#contract/types.ts';
import { likePattern } from '../../database/likePattern.ts';
import type { Database } from '../../database/schema.ts';
import { displayNameOf } from '../../people/names.ts';
import type { ContractFilter } from './store.ts';

interface Row extends Omit<ContractSet, 'owner' | 'shares'> {
  owner_id: string;
  owner_name: string;
  shares: (Omit<ContractShare, 'partner'> & { partner_id: string; partner_name: string })[];
}

const statusAt = (at: string) => sql<ContractSet['status']>`
  case when c.end_at <= ${at} then 'expired' when bool_and(c.signed_at is not null) then 'signed' else 'waiting' end`;

export interface SetFilter extends ContractFilter {
  /** Of any contract of the set. */
  id?: string | undefined;
  name?: string | undefined;
  endsBefore?: string | undefined;
  sort?: keyof typeof contractSorts | undefined;
  /** Default: the direction in which the sort is most useful. */
  order?: 'ASC' | 'DESC' | undefined;
}

function sets(personId: string, { side, streamId, status, endsBefore, id, name }: SetFilter, at: string) {
  const mine =
    side === 'owner'
      ? sql`c.owner_id = ${personId}`
      : side === 'partner'
        ? sql`c.partner_id = ${personId}`
        : sql`(c.owner_id = ${personId} or c.partner_id = ${personId})`;
  const narrowed = [
    mine,
    ...(streamId ? [sql`c.stream_id = ${streamId}`] : []),
    ...(endsBefore ? [sql`c.end_at > ${at} and c.end_at < ${endsBefore}`] : []),
  ];
  const pattern = name?.trim() && likePattern(name.trim());
  // Of the whole set: a match with one partner keeps the others.
  const kept = [
    ...(status ? [sql`${statusAt(at)} = ${status}`] : []),
    ...(id ? [sql`bool_or(c.id = ${id})`] : []),
    ...(pattern
      ? [
          sql`(st.name ilike ${pattern} or (c.owner_id <> ${personId} and bool_or(${displayNameOf('o')} ilike ${pattern}))
            or bool_or(c.partner_id <> ${personId} and ${displayNameOf('p')} ilike ${pattern}))`,
        ]
      : []),
  ];
  return sql`
    select min(c.id::text)::uuid as id, c.stream_id, st.name as stream_name, st.price as list_price, c.owner_id, c.description,
      c.start_at, c.end_at, c.created_at, ${statusAt(at)} as status, array_agg(c.id order by c.share desc, c.id) as contracts
    from contracts c join streams st on st.id = c.stream_id join users o on o.id = c.owner_id join users p on p.id = c.partner_id
    where ${sql.join(narrowed, sql` and `)}
    group by c.stream_id, st.name, st.price, c.owner_id, c.description, c.start_at, c.end_at, c.created_at
    ${kept.length > 0 ? sql`having ${sql.join(kept, sql` and `)}` : sql``}`;
}

const paidTo = (partner: RawBuilder<unknown>) => sql`
  from transfers t where t.to_id = ${partner} and t.from_id = g.owner_id and t.type = 'SHARE' and t.stream_id = g.stream_id
    and t.at >= greatest(g.start_at, g.created_at) and t.at < g.end_at`;

const soldInPeriod = sql`from subscriptions s where s.stream_id = g.stream_id and s.created_at >= greatest(g.start_at, g.created_at) and s.created_at < g.end_at`;

const earnedBy = (personId: string) => sql`
  case when g.owner_id = ${personId} then (select coalesce(sum(s.total), 0) ${soldInPeriod})
    else (select coalesce(sum(t.value), 0) ${paidTo(sql`${personId}`)}) end`;

const columns = {
  CREATED: () => sql`g.created_at`,
  WAITING: () => sql`g.status = 'waiting'`,
  NAME: () => sql`lower(g.stream_name)`,
  EARNED: earnedBy,
  ENDS: () => sql`g.end_at`,
} as const satisfies Record<keyof typeof contractSorts, unknown>;

function sorted({ sort = 'CREATED', order = contractSorts[sort] }: SetFilter, personId: string) {
  return sql`order by ${columns[sort](personId)} ${order === 'ASC' ? sql`asc` : sql`desc`}, g.created_at desc, g.id desc`;
}

/** Reads one page of sets, newest first. Only the owner sees `takings`. */
export async function listSets(
  db: Kysely<Database>,
  personId: string,
  filter: SetFilter,
  at: string,
): Promise<Page<ContractSet>> {
  const { page, limit } = filter;
  const wanted = sets(personId, filter, at);
  const counted = await sql<{ total: number }>`select count(*) as total from (${wanted}) sets`.execute(db);
  const total = counted.rows[0]?.total ?? 0;
  if (page * limit > maxOffset) return { page, limit, total, content: [] };
  const order = sorted(filter, personId);
  const { rows } = await sql<Row>`
    select g.id, g.stream_id, g.stream_name, g.list_price, g.description, g.start_at as "startDate", g.end_at as end_time,
      g.created_at as created_date, g.owner_id, ${displayNameOf('o')} as owner_name, g.status,
      case when g.owner_id = ${personId} then sold.takings end as takings, case when g.owner_id = ${personId} then sold.sales end as sales,
      (
        select json_agg(json_build_object('contract_id', c.id, 'partner_id', c.partner_id, 'partner_name', ${displayNameOf('p')}, 'share', c.share,
          'signed', c.signed_at is not null, 'signed_date', c.signed_at, 'paid', got.paid, 'payments', got.payments)
          order by array_position(g.contracts, c.id))
        from contracts c join users p on p.id = c.partner_id cross join lateral (
          select coalesce(sum(t.value), 0)::bigint as paid, count(*) as payments ${paidTo(sql`c.partner_id`)}
        ) got where c.id = any(g.contracts)
      ) as shares
    from (select g.* from (${wanted}) g ${order} limit ${limit} offset ${page * limit}) g
    join users o on o.id = g.owner_id
    cross join lateral (select coalesce(sum(s.total), 0)::bigint as takings, count(*) as sales ${soldInPeriod}) sold
    ${order}`.execute(db);
  return { page, limit, total, content: rows.map(toSet) };
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
