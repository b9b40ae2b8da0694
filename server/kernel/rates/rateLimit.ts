// Rate-limit counters in the database: shared by all processes, and they survive a restart.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Exchange } from '../exchange.ts';
import { Refusal } from '../refusal.ts';

export interface Rate {
  readonly max: number;
  readonly seconds: number;
}

/** Counts a call under `key`, or `amount` of what is limited. Returns the seconds to wait when the call exceeds the limit. */
export async function countWithin(
  db: Kysely<Database>,
  key: string,
  { max, seconds }: Rate,
  now: Date,
  amount = 1,
): Promise<number | undefined> {
  const at = now.toISOString();
  const end = new Date(now.getTime() + seconds * 1000).toISOString();
  // A window that ends too late was started by a clock that ran ahead.
  const latest = new Date(now.getTime() + 2 * seconds * 1000).toISOString();
  const isOver = sql`(l.window_ends_at <= ${at} or l.window_ends_at > ${latest})`;
  const { rows } = await sql<{ count: number; window_ends_at: string }>`
    insert into limits as l (key, count, window_ends_at) values (${key}, ${amount}, ${end})
    on conflict (key) do update set
      count = case when ${isOver} then ${amount} else l.count + ${amount} end,
      window_ends_at = case when ${isOver} then ${end} else l.window_ends_at end
    returning count, window_ends_at`.execute(db);
  const [row] = rows;
  if (!row || row.count <= max) return undefined;
  return Math.max(1, Math.ceil((Date.parse(row.window_ends_at) - now.getTime()) / 1000));
}

/** Takes back what was counted and not used. */
export async function uncount(db: Kysely<Database>, key: string, amount: number): Promise<void> {
  await sql`update limits set count = greatest(0, count - ${amount}) where key = ${key}`.execute(db);
}

export const tooMany = (seconds: number) =>
  new Refusal(429, 'too_many_requests', 'Too many attempts', { retryAfter: seconds });

export async function refuseOver(
  { db, config, now }: Exchange,
  key: string,
  rate: Rate,
  refusal: (seconds: number) => Refusal = tooMany,
): Promise<void> {
  const seconds = config.rateLimits ? await countWithin(db, key, rate, now()) : undefined;
  if (seconds) throw refusal(seconds);
}
