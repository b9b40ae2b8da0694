// The period of a report, and what its parts share.
import { sql, type RawBuilder } from 'kysely';
import { stepsOf, type Interval, type ReportQuery } from '../../ledger/report.ts';

/** As it is asked for; anything may be left out. */
export interface PeriodArguments {
  from?: string | null;
  to?: string | null;
  interval?: Interval | null;
}

/** Rows of a ranking at most; what they leave out is the difference to the total. */
export const mostRanked = 20;

const usualMs = 30 * 86_400_000;
const units = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const satisfies Record<Interval, string>;

/** Why there is no such period: the argument, and what is wrong with it. */
export interface PeriodProblem {
  field: 'from' | 'interval';
  problem: string;
}

/** The last thirty days by day unless asked otherwise. */
export function periodOf(asked: PeriodArguments, now: Date): ReportQuery | PeriodProblem {
  const interval = asked.interval ?? 'DAY';
  const to = asked.to ?? now.toISOString();
  const from = asked.from ?? new Date(Date.parse(to) - usualMs).toISOString();
  if (Date.parse(from) >= Date.parse(to)) return { field: 'from', problem: 'is not before the end' };
  const steps = stepsOf(interval, new Date(from), new Date(to));
  return steps ? { from, to, interval, steps } : { field: 'interval', problem: 'is too short for so long a time' };
}

/** Whether a column of moments lies in the period. */
export const within = (column: string, { from, to }: ReportQuery): RawBuilder<boolean> =>
  sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`;

/** Where the step begins in which a moment lies. */
export const stepOf = (column: string, { interval }: ReportQuery): RawBuilder<string> =>
  sql`date_trunc(${sql.lit(units[interval])}, ${sql.ref(column)} at time zone 'UTC') at time zone 'UTC'`;

/** One row a step, also where nothing happened: the sums of the rows that belong to it. */
export function filled<Sums extends object>(
  { steps }: ReportQuery,
  rows: readonly (Sums & { start: string })[],
  nothing: Sums,
): (Sums & { start: string })[] {
  const found = new Map(rows.map((row) => [row.start, row]));
  return steps.map((start) => found.get(start) ?? { ...nothing, start });
}
