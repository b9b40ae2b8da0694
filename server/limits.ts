// Counters in the database, so that all processes share them and a restart forgets nothing.
import { sql, type Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import type { Exchange } from './exchange.ts';
import { Refusal } from './refusal.ts';

/** At most `max` within `seconds`. */
export interface Rate {
  readonly max: number;
  readonly seconds: number;
}

/** Counts one more under `key`; answers the seconds to wait when that is one too many. */
export async function countWithin(
  db: Kysely<Database>,
  key: string,
  { max, seconds }: Rate,
  now: Date,
): Promise<number | undefined> {
  const at = now.toISOString();
  const end = new Date(now.getTime() + seconds * 1000).toISOString();
  // A window that ends later than any can was begun by a clock that was ahead.
  const latest = new Date(now.getTime() + 2 * seconds * 1000).toISOString();
  const isOver = sql`(l.window_ends_at <= ${at} or l.window_ends_at > ${latest})`;
  const { rows } = await sql<{ count: number; window_ends_at: string }>`
    insert into limits as l (key, count, window_ends_at) values (${key}, 1, ${end})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else l.count + 1 end,
      window_ends_at = case when ${isOver} then ${end} else l.window_ends_at end
    returning count, window_ends_at`.execute(db);
  const [row] = rows;
  if (!row || row.count <= max) return undefined;
  return Math.max(1, Math.ceil((Date.parse(row.window_ends_at) - now.getTime()) / 1000));
}

export const tooMany = (seconds: number) =>
  new Refusal(429, 'too_many_requests', 'Too many attempts', { retryAfter: seconds });

/** Refuses with 429 whoever calls more often than that, where limits are on. */
export async function refuseOver({ db, config, now }: Exchange, key: string, rate: Rate): Promise<void> {
  const seconds = config.rateLimits ? await countWithin(db, key, rate, now()) : undefined;
  if (seconds) throw tooMany(seconds);
}

/** Free tries, then a wait in seconds that doubles up to `maxWait`; forgotten after `memory` seconds without a try. */
export interface BackOff {
  readonly free: number;
  readonly firstWait: number;
  readonly maxWait: number;
  readonly memory: number;
}

/**
 * Takes one try before it is known whether it succeeds, so that parallel guesses cannot outrun the count. False while
 * the key has to wait. Call `forgetTries` after a success.
 */
export async function takeTry(db: Kysely<Database>, key: string, backOff: BackOff, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const end = new Date(now.getTime() + backOff.memory * 1000).toISOString();
  const { free, firstWait, maxWait } = backOff;
  const next = sql`(case when l.window_ends_at <= ${at}::timestamptz then 1 else l.count + 1 end)`;
  const { rows } = await sql`
    insert into limits as l (key, count, window_ends_at) values (${key}, 1, ${end})
    on conflict (key) do update set
      count = ${next},
      window_ends_at = ${end},
      blocked_until = case when ${next} < ${free}::int then null
        else ${at}::timestamptz + interval '1 second'
          * least(${maxWait}::float8, ${firstWait}::float8 * power(2, least(${next} - ${free}::int, 20))) end
    where l.blocked_until is null or l.blocked_until <= ${at}::timestamptz
    returning count`.execute(db);
  return rows.length > 0;
}

/** Forgets the tries of a key and answers how many there were. */
export async function forgetTries(db: Kysely<Database>, key: string): Promise<number> {
  const row = await db.deleteFrom('limits').where('key', '=', key).returning('count').executeTakeFirst();
  return row?.count ?? 0;
}

/** Seconds until a key that may not try may try again; at least 1. */
export async function waitOf(db: Kysely<Database>, key: string, now: Date): Promise<number> {
  const row = await db.selectFrom('limits').select('blocked_until').where('key', '=', key).executeTakeFirst();
  const ms = row?.blocked_until ? Date.parse(row.blocked_until) - now.getTime() : 0;
  return Math.max(1, Math.ceil(ms / 1000));
}
