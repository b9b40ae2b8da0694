import { sql, type Kysely } from 'kysely';
import type { Course } from '#contract/types.ts';
import type { Database } from '../database/schema.ts';
import { units, type Interval } from './accountReport.ts';

interface Moved {
  start: string;
  received: number;
  paid: number;
  held: number;
}

/** A single statement, so a concurrent movement is in all figures or in none. */
export async function readBalanceHistory(
  db: Kysely<Database>,
  accountId: string,
  interval: Interval,
  steps: readonly string[],
): Promise<Course> {
  const since = sql`at >= ${steps[0]}::timestamptz`;
  const { rows } = await sql<Moved>`
    select held.start, coalesce(sum(value) filter (where incoming), 0)::bigint as received,
      coalesce(sum(value) filter (where not incoming), 0)::bigint as paid,
      coalesce((select balance from accounts where id = ${accountId}), 0) as held
    from unnest(${steps}::timestamptz[]) as held(start)
    left join (
      select at, value, false as incoming from transfers where from_id = ${accountId} and ${since}
      union all
      select at, value, true from transfers where to_id = ${accountId} and ${since}
    ) moved on date_trunc(${sql.lit(units[interval])}, moved.at at time zone 'UTC') at time zone 'UTC' = held.start
    group by held.start order by held.start`.execute(db);
  let balance = rows.reduce((before, { received, paid }) => before - received + paid, rows[0]?.held ?? 0);
  const opening = balance;
  return {
    opening,
    steps: rows.map(({ start, received, paid }) => {
      balance += received - paid;
      return { start, received, paid, balance };
    }),
  };
}
