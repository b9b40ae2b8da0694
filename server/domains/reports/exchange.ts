import { sql, type Kysely } from 'kysely';
import type {
  CategoryFigure,
  ExchangeReport,
  ExchangeSums,
  FailureFigure,
  PeopleFigures,
  SlotFigure,
} from '#contract/generated/documents.ts';
import { slots } from '#contract/constants.ts';
import type { Database } from '../../database/schema.ts';
import type { ReportQuery } from '#server/ledger/accountReport.ts';
import { fillSteps, maxRanked, stepOf, within } from './period.ts';

const nothing: ExchangeSums = { volume: 0, purchases: 0, deposited: 0, withdrawn: 0, joined: 0 };

const refusals = {
  'session.refused': 'sign_in',
  'mfa.refused': 'second_factor',
  'password.refused': 'password',
} as const;
const kinds = [...Object.values(refusals), 'mail', 'run'] as const satisfies readonly FailureFigure['kind'][];

type Step = ExchangeSums & { start: string };

async function readSteps(db: Kysely<Database>, period: ReportQuery): Promise<Step[]> {
  const sum = (type: string) => sql`coalesce(sum(value) filter (where type = ${sql.lit(type)}), 0)::bigint`;
  const { rows } = await sql<Step>`
    select start, sum(volume)::bigint as volume, sum(purchases)::int as purchases, sum(deposited)::bigint as deposited,
      sum(withdrawn)::bigint as withdrawn, sum(joined)::int as joined
    from (
      select ${stepOf('at', period)} as start, ${sum('PURCHASE')} as volume,
        count(*) filter (where type = 'PURCHASE') as purchases, ${sum('DEPOSIT')} as deposited,
        ${sum('WITHDRAWAL')} as withdrawn, 0 as joined
      from transfers where ${within('at', period)} group by 1
      union all
      select ${stepOf('created_at', period)}, 0, 0, 0, 0, count(*) from users where ${within('created_at', period)} group by 1
    ) moved group by start`.execute(db);
  return rows;
}

async function readPeople(db: Kysely<Database>, period: ReportQuery): Promise<PeopleFigures> {
  const { rows } = await sql<Omit<PeopleFigures, 'slots'>>`
    select count(*)::int as total, count(*) filter (where not disabled and not locked)::int as active,
      count(*) filter (where disabled)::int as disabled, count(*) filter (where locked and not disabled)::int as locked,
      count(*) filter (where mfa)::int as with_mfa,
      count(*) filter (where ${within('last_login_at', period)})::int as last_seen,
      count(*) filter (where last_login_at is null)::int as never_seen
    from users`.execute(db);
  const found = await sql<SlotFigure>`
    select slot, count(*)::int as people, count(*) filter (where mfa)::int as with_mfa
    from users, unnest(slots) slot group by slot`.execute(db);
  const none = { total: 0, active: 0, disabled: 0, locked: 0, with_mfa: 0, last_seen: 0, never_seen: 0 };
  return {
    ...none,
    ...rows[0],
    slots: slots.map((slot) => found.rows.find((row) => row.slot === slot) ?? { slot, people: 0, with_mfa: 0 }),
  };
}

/** The actions are literals: prepared statements use a partial index only for constants. */
async function readFailures(db: Kysely<Database>, period: ReportQuery): Promise<FailureFigure[]> {
  const { rows } = await sql<{ action: keyof typeof refusals; times: number }>`
    select action, sum(coalesce((after ->> 'tries')::int, 1))::int as times from audit
    where action in ('session.refused', 'mfa.refused', 'password.refused') and ${within('at', period)} group by action`.execute(
    db,
  );
  const mails = await sql<{ times: number }>`
    select count(*)::int as times from mails where failed_at is not null and ${within('failed_at', period)}`.execute(
    db,
  );
  const runs = await sql<{ times: number }>`
    select count(*)::int as times from executions where phase = 'failed' and ${within('finished_at', period)}`.execute(
    db,
  );
  const times = new Map<string, number>(rows.map((row) => [refusals[row.action], row.times]));
  times.set('mail', mails.rows[0]?.times ?? 0).set('run', runs.rows[0]?.times ?? 0);
  return kinds.map((kind) => ({ kind, times: times.get(kind) ?? 0 }));
}

async function readCategories(db: Kysely<Database>): Promise<CategoryFigure[]> {
  const { rows } = await sql<CategoryFigure>`
    select c.id, c.name, n.products from (
      select category_id, count(*)::int as products from streams
      where deleted_at is null and visibility = 'public' and status = 'published'
      group by category_id order by 2 desc, 1 limit ${sql.lit(maxRanked)}
    ) n join categories c on c.id = n.category_id order by n.products desc, c.id`.execute(db);
  return rows;
}

const add = (sum: ExchangeSums, step: ExchangeSums): ExchangeSums => ({
  volume: sum.volume + step.volume,
  purchases: sum.purchases + step.purchases,
  deposited: sum.deposited + step.deposited,
  withdrawn: sum.withdrawn + step.withdrawn,
  joined: sum.joined + step.joined,
});

export async function readExchangeReport(
  db: Kysely<Database>,
  period: ReportQuery,
  now: Date,
): Promise<ExchangeReport> {
  const { from, to, interval } = period;
  const steps = await readSteps(db, period);
  return {
    from,
    to,
    interval,
    as_of: now.toISOString(),
    totals: steps.reduce(add, nothing),
    steps: fillSteps(period, steps, nothing),
    people: await readPeople(db, period),
    failures: await readFailures(db, period),
    categories: await readCategories(db),
  };
}
