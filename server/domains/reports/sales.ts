import { sql, type Kysely } from 'kysely';
import type { DiscountFigures, ReportParty, SalesReport } from '#contract/generated/documents.ts';
import { maxAmount } from '#contract/constants.ts';
import type { Database } from '../../database/schema.ts';
import { readAccountReport, type ReportQuery } from '#server/ledger/accountReport.ts';
import { displayNameOf } from '../../people/names.ts';
import { readOfferFigures } from './offers.ts';
import { maxRanked, within } from './period.ts';

async function readParties(
  db: Kysely<Database>,
  caller: string,
  [type, own, other]: readonly ['PURCHASE', 'to_id', 'from_id'] | readonly ['SHARE', 'from_id', 'to_id'],
  period: ReportQuery,
): Promise<ReportParty[]> {
  const { rows } = await sql<ReportParty>`
    select p.id, ${displayNameOf('u')} as name, p.amount, p.times from (
      select ${sql.ref(other)} as id, sum(value)::bigint as amount, count(*)::int as times
      from transfers where ${sql.ref(own)} = ${caller} and type = ${sql.lit(type)} and ${within('at', period)}
      group by 1 order by 2 desc, 1 limit ${sql.lit(maxRanked)}
    ) p join users u on u.id = p.id order by p.amount desc, p.id`.execute(db);
  return rows;
}

async function readHours(db: Kysely<Database>, caller: string, period: ReportQuery): Promise<number> {
  const { rows } = await sql<{ hours: number }>`
    select coalesce(sum(s.hours), 0)::int as hours from transfers t join subscriptions s on s.id = t.reference::uuid
    where t.to_id = ${caller} and t.type = 'PURCHASE' and ${within('t.at', period)}`.execute(db);
  return rows[0]?.hours ?? 0;
}

/** A purchase never starts after its end, so the index on ends applies. */
async function readDiscount(db: Kysely<Database>, caller: string, period: ReportQuery): Promise<DiscountFigures> {
  const { rows } = await sql<DiscountFigures>`
    select count(*)::int as sales, coalesce(sum(b.total), 0)::bigint as paid,
      least(coalesce(sum(b.hours::numeric * coalesce(changed.price, st.price)), 0), ${maxAmount}::bigint)::bigint as list
    from subscriptions b join streams st on st.id = b.stream_id
    left join lateral (
      select (c.before #>> '{}')::bigint as price from stream_changes c
      where c.stream_id = b.stream_id and c.field = 'price' and c.at > b.created_at order by c.at, c.id limit 1
    ) changed on true
    where b.seller_id = ${caller} and b.offer_id is not null and b.end_at > ${period.from}::timestamptz
      and ${within('b.created_at', period)}`.execute(db);
  return rows[0] ?? { sales: 0, list: 0, paid: 0 };
}

export async function readSalesReport(
  db: Kysely<Database>,
  caller: string,
  period: ReportQuery,
  now: Date,
): Promise<SalesReport> {
  const { from, to, interval } = period;
  const { totals, steps, streams } = await readAccountReport(db, caller, period);
  return {
    from,
    to,
    interval,
    as_of: now.toISOString(),
    totals,
    hours: await readHours(db, caller, period),
    steps,
    streams,
    buyers: await readParties(db, caller, ['PURCHASE', 'to_id', 'from_id'], period),
    partners: await readParties(db, caller, ['SHARE', 'from_id', 'to_id'], period),
    offers: await readOfferFigures(db, caller, period, now),
    discount: await readDiscount(db, caller, period),
  };
}
