// Back-off after wrong secrets, counted in the database: shared by all processes, and it survives a restart.
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newId } from '../newId.ts';

/** Free tries, then a wait in seconds that doubles up to `maxWait`. Resets after `memory` seconds without a try. */
export interface BackOff {
  readonly free: number;
  readonly firstWait: number;
  readonly maxWait: number;
  readonly memory: number;
}

/** Seconds a try may stay undecided. After that its process counts as dead and the try as wrong. */
const undecidedSeconds = 10;
/** Milliseconds between polls for the undecided tries of other callers. */
const pollMs = 25;

const secondsAfter = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

/** A counted try, undecided while its key has this generation. */
export interface Try {
  readonly key: string;
  readonly generation: string;
}

/**
 * Counts a try before its result is known, so that parallel guesses cannot outrun the count. False while the key has to
 * wait. Call `forgetTries` after a success.
 */
export const takeTry = async (db: Kysely<Database>, key: string, backOff: BackOff, now: Date): Promise<boolean> =>
  (await countTry(db, key, backOff, now)) !== undefined;

async function countTry(db: Kysely<Database>, key: string, backOff: BackOff, now: Date): Promise<Try | undefined> {
  const at = now.toISOString();
  const end = secondsAfter(now, backOff.memory);
  const lease = secondsAfter(now, undecidedSeconds);
  const { free, firstWait, maxWait } = backOff;
  const next = sql`(case when l.window_ends_at <= ${at}::timestamptz then 1 else l.count + 1 end)`;
  const generation = newId();
  const { rows } = await sql<Try>`
    insert into limits as l (key, count, window_ends_at, undecided, undecided_until, generation)
    values (${key}, 1, ${end}, 1, ${lease}, ${generation})
    on conflict (key) do update set
      count = ${next},
      window_ends_at = ${end},
      blocked_until = case when ${next} < ${free}::int then null
        else ${at}::timestamptz + interval '1 second'
          * least(${maxWait}::float8, ${firstWait}::float8 * power(2, least(${next} - ${free}::int, 20))) end,
      undecided = 1 + case when l.undecided_until > ${at}::timestamptz then l.undecided else 0 end,
      undecided_until = ${lease},
      generation = case when l.undecided_until > ${at}::timestamptz then l.generation else ${generation} end
    where l.blocked_until is null or l.blocked_until <= ${at}::timestamptz
    returning key, generation`.execute(db);
  if (rows[0]) return rows[0];
  // A wait longer than the count allows was set by a clock that ran ahead.
  await sql`
    update limits set blocked_until = least(blocked_until, ${at}::timestamptz + interval '1 second'
      * least(${maxWait}::float8, ${firstWait}::float8 * power(2, least(count - ${free}::int, 20))))
    where key = ${key} and blocked_until > ${secondsAfter(now, firstWait)}`.execute(db);
  return undefined;
}

/** Returns whether the key has to wait, once every counted try is decided. */
async function hasToWait(db: Kysely<Database>, key: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const row = await db
    .selectFrom('limits')
    .select(['undecided', 'undecided_until'])
    .where('key', '=', key)
    .where('blocked_until', '>', at)
    .executeTakeFirst();
  if (!row) return false;
  const { undecided, undecided_until: until } = row;
  return undecided === 0 || until === null || until <= at || until > secondsAfter(now, undecidedSeconds);
}

/**
 * Counts a try like `takeTry`, but waits for undecided tries first: a right secret among them resets the count. Settle
 * every try with `forgetTries`, `settleWrong` or `releaseTry`.
 */
export async function waitForTry(
  db: Kysely<Database>,
  key: string,
  backOff: BackOff,
  clock: () => Date,
): Promise<Try | undefined> {
  const deadline = performance.now() + undecidedSeconds * 1000;
  for (;;) {
    const counted = await countTry(db, key, backOff, clock());
    if (counted || (await hasToWait(db, key, clock())) || performance.now() > deadline) return counted;
    await wait(pollMs * (1 + Math.random()));
  }
}

const decided = sql<number>`greatest(undecided - 1, 0)`;

/** Settles a try with a wrong secret. The try stays counted. A late one changes nothing: it already counts as wrong. */
export async function settleWrong(db: Kysely<Database>, { key, generation }: Try): Promise<void> {
  await db
    .updateTable('limits')
    .set({ undecided: decided })
    .where('key', '=', key)
    .where('generation', '=', generation)
    .execute();
}

/** Releases a try whose secret was not checked. The try is not counted, unless it is released too late. */
export async function releaseTry(db: Kysely<Database>, { key, generation }: Try, { free }: BackOff): Promise<void> {
  await sql`
    update limits set undecided = ${decided}, count = greatest(count - 1, 0),
      blocked_until = case when count - 1 >= ${free}::int then blocked_until end
    where key = ${key} and generation = ${generation}`.execute(db);
}

export async function forgetTries(db: Kysely<Database>, key: string): Promise<number> {
  const row = await db.deleteFrom('limits').where('key', '=', key).returning('count').executeTakeFirst();
  return row?.count ?? 0;
}

/** Returns the seconds until a blocked key may try again; at least 1. */
export async function waitOf(db: Kysely<Database>, key: string, now: Date): Promise<number> {
  const row = await db.selectFrom('limits').select('blocked_until').where('key', '=', key).executeTakeFirst();
  const ms = row?.blocked_until ? Date.parse(row.blocked_until) - now.getTime() : 0;
  return Math.max(1, Math.ceil(ms / 1000));
}
