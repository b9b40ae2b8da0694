import { sql, type Kysely } from 'kysely';
import type { Slot } from '#contract/types.ts';
import type { Database } from '../../database/schema.ts';
import { sampledLive } from '#server/live/sampledLive.ts';
import { isGroupsOnly } from '../../rights/groupsOnly.ts';

export interface GrantKey {
  /** The subscription's for the key of its address. */
  readonly id: string;
  readonly hash: string;
  readonly expires_at: string | null;
}

export interface Grant {
  subscription_id: string;
  stream_id: string;
  /** The running purchase. Reads are counted per purchase, so that all keys of a buyer share one allowance. */
  running_id: string | null;
  user_id: string;
  keys: readonly GrantKey[];
  disabled: boolean;
  slots: readonly Slot[];
  /** End of the last consecutive purchase. Null when none runs. */
  ends_at: string | null;
  name: string;
  url: string;
  /** The seller's choice of how the source is read, as JSON. */
  reading: string | null;
  /** The last sample showed a stream of events. */
  live: boolean;
  max_calls: number | null;
  max_unit: string | null;
  /** The owner shows groups only: raw reads are refused, including those of earlier keys. */
  groups_only: boolean;
}

/** An address without a key has one without a hash, which matches nothing. */
const keysOf = sql`(
  select json_agg(json_build_object('id', k.id, 'hash', k.hash, 'expires_at', k.expires_at))
  from (
    select s.id, s.key_hash as hash, null::timestamptz as expires_at
    union all select k.id, k.hash, k.expires_at from access_keys k where k.subscription_id = s.id
  ) k)`;

export async function readGrants(db: Kysely<Database>, ids: readonly string[], at: string): Promise<Grant[]> {
  const running = sql`s.stream_id = r.stream_id and s.user_id = r.user_id and r.end_at > ${at}`;
  const result = await sql<Grant>`
    select s.id as subscription_id, s.stream_id, s.user_id, ${keysOf} as keys, u.disabled, u.slots, st.name, st.url, st.reading, ${sampledLive('sa')} as live, st.max_calls, st.max_unit, ${isGroupsOnly('st')} as groups_only, now_running.id as running_id,
      case when now_running.id is not null then (select max(r.end_at) from subscriptions r where ${running}) end as ends_at
    from subscriptions s
    join users u on u.id = s.user_id
    join streams st on st.id = s.stream_id
    left join samples sa on sa.stream_id = s.stream_id
    left join lateral (
      select r.id from subscriptions r where ${running} and r.start_at <= ${at} order by r.end_at limit 1
    ) as now_running on true
    where s.id = any(${ids}::uuid[])`.execute(db);
  return result.rows;
}

/** One statement, so that parallel reads cannot exceed the allowance. */
export async function countCall(
  db: Kysely<Database>,
  subscriptionId: string,
  window: string,
  max: number,
): Promise<number | undefined> {
  const row = await db
    .insertInto('access_counts')
    .values({ subscription_id: subscriptionId, window_starts_at: window, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'window_starts_at'])
        .doUpdateSet((e) => ({ count: e('access_counts.count', '+', 1) }))
        .where('access_counts.count', '<', max),
    )
    .returning('count')
    .executeTakeFirst();
  if (row?.count === 1) await forgetWindows(db, subscriptionId, window);
  return row?.count;
}

export async function uncountCall(db: Kysely<Database>, subscriptionId: string, window: string): Promise<void> {
  await db
    .updateTable('access_counts')
    .set((e) => ({ count: e('count', '-', 1) }))
    .where('subscription_id', '=', subscriptionId)
    .where('window_starts_at', '=', window)
    .where('count', '>', 0)
    .execute();
}

async function forgetWindows(db: Kysely<Database>, subscriptionId: string, before: string): Promise<void> {
  await db
    .deleteFrom('access_counts')
    .where('subscription_id', '=', subscriptionId)
    .where('window_starts_at', '<', before)
    .execute();
}

export type Key = { readonly id: string; readonly subscriptionId: string };

export const noteUse = (db: Kysely<Database>, key: Key, at: string): Promise<void> => addCalls(db, key, 1, at);

/** Takes back a read that delivered nothing. The time of the last use stays. */
export const undoUse = (db: Kysely<Database>, key: Key): Promise<void> => addCalls(db, key, -1);

async function addCalls(db: Kysely<Database>, { id, subscriptionId }: Key, more: 1 | -1, at?: string): Promise<void> {
  if (id === subscriptionId) {
    const change = { key_calls: sql<number>`greatest(key_calls + ${more}, 0)`, ...(at && { key_used_at: at }) };
    await db.updateTable('subscriptions').set(change).where('id', '=', id).execute();
    return;
  }
  const change = { calls: sql<number>`greatest(calls + ${more}, 0)`, ...(at && { used_at: at }) };
  await db.updateTable('access_keys').set(change).where('id', '=', id).execute();
}

export function findOwn(
  db: Kysely<Database>,
  subscriptionId: string,
  userId: string,
): Promise<{ groups_only: boolean; stream_id: string; user_id: string } | undefined> {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('streams as st', 'st.id', 's.stream_id')
    .select(['s.stream_id', 's.user_id', isGroupsOnly('st').as('groups_only')])
    .where('s.id', '=', subscriptionId)
    .where('s.user_id', '=', userId)
    .executeTakeFirst();
}

export async function setKeyHash(db: Kysely<Database>, subscriptionId: string, hash: string): Promise<void> {
  const fresh = { key_hash: hash, key_used_at: null, key_calls: 0 };
  await db.updateTable('subscriptions').set(fresh).where('id', '=', subscriptionId).execute();
}
