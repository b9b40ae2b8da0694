import { sql, type Kysely } from 'kysely';
import type { OfferFigures } from '#contract/generated/documents.ts';
import type { Database } from '../../database/schema.ts';
import type { ReportQuery } from '#server/ledger/accountReport.ts';
import { within } from './period.ts';

type Funnel = Omit<OfferFigures, 'answers' | 'response_seconds'>;

/** The last action is never before its offer, so the index on it applies. */
async function readFunnel(
  db: Kysely<Database>,
  seller: string,
  period: ReportQuery,
  now: Date,
): Promise<Funnel | undefined> {
  const overdue = sql`o.status = 'pending' and o.expires_at <= ${now.toISOString()}::timestamptz`;
  const state = (status: string) => sql`count(*) filter (where o.status = ${sql.lit(status)})::int`;
  const { rows } = await sql<Funnel>`
    select count(*)::int as received,
      count(*) filter (where m.answered)::int as answered, count(*) filter (where m.countered)::int as countered,
      ${state('accepted')} as accepted,
      count(*) filter (where exists (select 1 from subscriptions b where b.stream_id = o.stream_id and b.user_id = o.buyer_id and b.offer_id = o.id))::int as bought,
      ${state('rejected')} as rejected, ${state('withdrawn')} as withdrawn,
      count(*) filter (where o.status = 'expired' or ${overdue})::int as expired,
      count(*) filter (where o.status = 'pending' and not (${overdue}))::int as waiting
    from offers o left join lateral (
      select bool_or(v.by = 'seller') as answered, bool_or(v.by = 'seller' and v.action = 'revised') as countered
      from offer_moves v where v.offer_id = o.id
    ) m on true
    where o.seller_id = ${seller} and o.moved_at >= ${period.from}::timestamptz and ${within('o.created_at', period)}`.execute(
    db,
  );
  return rows[0];
}

async function readAnswers(db: Kysely<Database>, seller: string, period: ReportQuery) {
  const { rows } = await sql<Pick<OfferFigures, 'answers' | 'response_seconds'>>`
    select count(*)::int as answers,
      percentile_cont(0.5) within group (order by extract(epoch from v.at - proposed.at))::int as response_seconds
    from offers o join offer_moves v on v.offer_id = o.id
    join offer_moves proposed on proposed.offer_id = v.offer_id and proposed.version = v.version - 1 and proposed.by = 'buyer'
    where o.seller_id = ${seller} and o.moved_at >= ${period.from}::timestamptz and v.by = 'seller'
      and v.action in ('accepted', 'rejected', 'revised') and ${within('v.at', period)}`.execute(db);
  return rows[0];
}

export async function readOfferFigures(
  db: Kysely<Database>,
  seller: string,
  period: ReportQuery,
  now: Date,
): Promise<OfferFigures> {
  const funnel = await readFunnel(db, seller, period, now);
  const answers = await readAnswers(db, seller, period);
  return {
    received: 0,
    answered: 0,
    countered: 0,
    accepted: 0,
    bought: 0,
    rejected: 0,
    withdrawn: 0,
    expired: 0,
    waiting: 0,
    answers: 0,
    response_seconds: null,
    ...funnel,
    ...answers,
  };
}
