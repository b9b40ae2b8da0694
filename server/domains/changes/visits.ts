// Visits and the baseline of changes, stored per person and therefore the same on every device.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

const visitGapMs = 30 * 60_000;

/** A first visit is its own baseline. One statement, so that tabs and devices agree. */
export async function noteVisit(db: Kysely<Database>, userId: string, now: Date): Promise<string> {
  const at = now.toISOString();
  const ended = sql`visits.seen_at < ${new Date(now.getTime() - visitGapMs).toISOString()}::timestamptz`;
  const { rows } = await sql<{ baseline: string }>`
    insert into visits (user_id, baseline_at, started_at, seen_at)
    values (${userId}, ${at}::timestamptz, ${at}::timestamptz, ${at}::timestamptz)
    on conflict (user_id) do update set
      baseline_at = case when ${ended} then greatest(visits.baseline_at, visits.started_at) else visits.baseline_at end,
      started_at = case when ${ended} then excluded.started_at else visits.started_at end,
      seen_at = greatest(visits.seen_at, excluded.seen_at)
    returning baseline_at as baseline`.execute(db);
  return rows[0]?.baseline ?? at;
}

/** Moves the baseline to `asOf`: never back, and never past `now`. */
export const moveBaseline = (db: Kysely<Database>, userId: string, asOf: string, now: Date) =>
  sql`
  update visits set baseline_at = greatest(baseline_at, least(${asOf}::timestamptz, ${now.toISOString()}::timestamptz))
  where user_id = ${userId}`.execute(db);
