import { sql, type Kysely } from 'kysely';
import { maxReportSteps, type reportIntervals } from '#contract/constants.ts';
import type { Database } from '../database/schema.ts';

export type Interval = (typeof reportIntervals)[number];

/** Micro-tokens; purchases that were paid. */
export interface Sums {
  /** Gross revenue of the owner's streams, before partner shares. */
  earned: number;
  shares_paid: number;
  shares_received: number;
  spent: number;
  sales: number;
  purchases: number;
}

export interface Step extends Sums {
  /** RFC 3339 UTC: start of the day, the week (Monday) or the month. */
  start: string;
}

export interface Report {
  totals: Sums;
  steps: Step[];
  streams: { stream_id: string; stream_name: string; earned: number; sales: number }[];
}

const maxStreams = 20;
export const units = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const satisfies Record<Interval, string>;
const dayMs = 86_400_000;

const nothing = (): Sums => ({ earned: 0, shares_paid: 0, shares_received: 0, spent: 0, sales: 0, purchases: 0 });

function startOf(interval: Interval, at: Date): Date {
  const [year, month, day] = [at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()];
  if (interval === 'MONTH') return new Date(Date.UTC(year, month));
  // Sunday is 0; weeks begin on Mondays.
  const back = interval === 'WEEK' ? (at.getUTCDay() + 6) % 7 : 0;
  return new Date(Date.UTC(year, month, day - back));
}

const after = (interval: Interval, start: Date): Date => {
  if (interval === 'MONTH') return new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1));
  return new Date(start.getTime() + (interval === 'WEEK' ? 7 : 1) * dayMs);
};

export function stepsOf(interval: Interval, from: Date, to: Date): string[] | undefined {
  const steps: string[] = [];
  for (let start = startOf(interval, from); start < to; start = after(interval, start)) {
    if (steps.length === maxReportSteps) return undefined;
    steps.push(start.toISOString());
  }
  return steps;
}

/** `from` is inclusive, `to` exclusive. */
export interface ReportQuery {
  from: string;
  to: string;
  interval: Interval;
  steps: readonly string[];
}

export async function readAccountReport(db: Kysely<Database>, accountId: string, query: ReportQuery): Promise<Report> {
  const { from, to, interval, steps } = query;
  const within = sql`at >= ${from}::timestamptz and at < ${to}::timestamptz`;
  const { rows } = await sql<{ start: string; type: string; paid: boolean; value: number; times: number }>`
    select date_trunc(${sql.lit(units[interval])}, at at time zone 'UTC') at time zone 'UTC' as start, type, paid,
      sum(value)::bigint as value, count(*)::int as times
    from (
      select at, type, value, true as paid from transfers where from_id = ${accountId} and ${within} and type in ('PURCHASE', 'SHARE')
      union all
      select at, type, value, false from transfers where to_id = ${accountId} and ${within} and type in ('PURCHASE', 'SHARE')
    ) moved group by 1, 2, 3`.execute(db);
  const streams = await sql<Report['streams'][number]>`
    select stream_id, max(stream_name) as stream_name, sum(value)::bigint as earned, count(*)::int as sales
    from transfers where to_id = ${accountId} and type = 'PURCHASE' and ${within} and stream_id is not null
    group by stream_id order by earned desc, stream_id limit ${sql.lit(maxStreams)}`.execute(db);
  const totals = nothing();
  const filled = new Map(steps.map((start) => [start, { start, ...nothing() }]));
  for (const { start, type, paid, value, times } of rows) {
    for (const sums of [totals, filled.get(start)]) {
      if (!sums) continue;
      if (type === 'SHARE') sums[paid ? 'shares_paid' : 'shares_received'] += value;
      else {
        sums[paid ? 'spent' : 'earned'] += value;
        sums[paid ? 'purchases' : 'sales'] += times;
      }
    }
  }
  return { totals, steps: [...filled.values()], streams: streams.rows };
}
