import { sql, type RawBuilder } from 'kysely';
import { stepsOf, type Interval, type ReportQuery } from '#server/ledger/accountReport.ts';

export interface PeriodArguments {
  from?: string | null;
  to?: string | null;
  interval?: Interval | null;
}

/** Maximum rows of a ranking. The difference to the total is the rest. */
export const maxRanked = 20;

const usualMs = 30 * 86_400_000;
const units = { DAY: 'day', WEEK: 'week', MONTH: 'month' } as const satisfies Record<Interval, string>;

interface PeriodProblem {
  field: 'from' | 'interval';
  problem: string;
}

export function periodOf(args: PeriodArguments, now: Date): ReportQuery | PeriodProblem {
  const interval = args.interval ?? 'DAY';
  const to = args.to ?? now.toISOString();
  const from = args.from ?? new Date(Date.parse(to) - usualMs).toISOString();
  if (Date.parse(from) >= Date.parse(to)) return { field: 'from', problem: 'is not before the end' };
  const steps = stepsOf(interval, new Date(from), new Date(to));
  return steps ? { from, to, interval, steps } : { field: 'interval', problem: 'is too short for so long a time' };
}

export const within = (column: string, { from, to }: ReportQuery): RawBuilder<boolean> =>
  sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${to}::timestamptz`;

export const stepOf = (column: string, { interval }: ReportQuery): RawBuilder<string> =>
  sql`date_trunc(${sql.lit(units[interval])}, ${sql.ref(column)} at time zone 'UTC') at time zone 'UTC'`;

export function fillSteps<Sums extends object>(
  { steps }: ReportQuery,
  rows: readonly (Sums & { start: string })[],
  nothing: Sums,
): (Sums & { start: string })[] {
  const found = new Map(rows.map((row) => [row.start, row]));
  return steps.map((start) => found.get(start) ?? { ...nothing, start });
}
