import { sql, type Kysely, type RawBuilder } from 'kysely';
import type {
  FreeAccess,
  SpendingCategory,
  SpendingReport,
  SpendingStep,
  SpendingStream,
  SpendingSums,
} from '#contract/generated/documents.ts';
import type { Database } from '../../database/schema.ts';
import type { ReportQuery } from '#server/ledger/accountReport.ts';
import { fillSteps, maxRanked, stepOf, within } from './period.ts';

const nothing: SpendingSums = { spent: 0, purchases: 0, hours: 0 };

async function readGroups<Row extends SpendingSums>(
  db: Kysely<Database>,
  caller: string,
  period: ReportQuery,
  {
    columns,
    joined = sql``,
    rest,
  }: { columns: RawBuilder<unknown>; joined?: RawBuilder<unknown>; rest: RawBuilder<unknown> },
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns}, sum(t.value)::bigint as spent, count(*)::int as purchases, coalesce(sum(b.hours), 0)::int as hours
    from transfers t left join subscriptions b on b.id = t.reference::uuid ${joined}
    where t.from_id = ${caller} and t.type = 'PURCHASE' and ${within('t.at', period)} ${rest}`.execute(db);
  return rows;
}

async function readFree(db: Kysely<Database>, caller: string, period: ReportQuery): Promise<FreeAccess> {
  const { rows } = await sql<FreeAccess>`
    select count(*)::int as purchases, coalesce(sum(hours), 0)::int as hours from subscriptions
    where user_id = ${caller} and total = 0 and end_at > ${period.from}::timestamptz and ${within('created_at', period)}`.execute(
    db,
  );
  return rows[0] ?? { purchases: 0, hours: 0 };
}

const topSpent = sql`order by spent desc, 1 limit ${sql.lit(maxRanked)}`;

export async function readSpendingReport(
  db: Kysely<Database>,
  caller: string,
  period: ReportQuery,
  now: Date,
): Promise<SpendingReport> {
  const { from, to, interval } = period;
  const steps = await readGroups<SpendingStep>(db, caller, period, {
    columns: sql`${stepOf('t.at', period)} as start`,
    rest: sql`group by 1`,
  });
  const totals = steps.reduce(
    (sum, step) => ({
      spent: sum.spent + step.spent,
      purchases: sum.purchases + step.purchases,
      hours: sum.hours + step.hours,
    }),
    nothing,
  );
  return {
    from,
    to,
    interval,
    as_of: now.toISOString(),
    totals,
    free: await readFree(db, caller, period),
    steps: fillSteps(period, steps, nothing),
    categories: await readGroups<SpendingCategory>(db, caller, period, {
      columns: sql`c.id, c.name`,
      joined: sql`join streams s on s.id = t.stream_id join categories c on c.id = s.category_id`,
      rest: sql`group by c.id, c.name ${topSpent}`,
    }),
    streams: await readGroups<SpendingStream>(db, caller, period, {
      columns: sql`t.stream_id, max(t.stream_name) as stream_name`,
      rest: sql`and t.stream_id is not null group by t.stream_id ${topSpent}`,
    }),
  };
}
