import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { isGroupsOnly } from '../../rights/groupsOnly.ts';

export interface Grant {
  subscription_id: string;
  stream_id: string;
  /** The running purchase. Reads are counted per purchase, so that all keys of a buyer share one allowance. */
  running_id: string | null;
  key_hash: string | null;
  disabled: boolean;
  /** End of the last consecutive purchase. Null when none runs. */
  ends_at: string | null;
  name: string;
  url: string;
  max_calls: number | null;
  max_unit: string | null;
  /** The owner shows groups only: raw reads are refused, including those of earlier keys. */
  groups_only: boolean;
}

export async function readGrants(db: Kysely<Database>, ids: readonly string[], at: string): Promise<Grant[]> {
  const running = sql`s.stream_id = r.stream_id and s.user_id = r.user_id and r.end_at > ${at}`;
  const result = await sql<Grant>`
    select s.id as subscription_id, s.stream_id, s.key_hash, u.disabled, st.name, st.url, st.max_calls, st.max_unit, ${isGroupsOnly('st')} as groups_only, now_running.id as running_id,
      case when now_running.id is not null then (select max(r.end_at) from subscriptions r where ${running}) end as ends_at
    from subscriptions s
    join users u on u.id = s.user_id
    join streams st on st.id = s.stream_id
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

export function findOwn(
  db: Kysely<Database>,
  subscriptionId: string,
  userId: string,
): Promise<{ groups_only: boolean } | undefined> {
  return db
    .selectFrom('subscriptions as s')
    .innerJoin('streams as st', 'st.id', 's.stream_id')
    .select(isGroupsOnly('st').as('groups_only'))
    .where('s.id', '=', subscriptionId)
    .where('s.user_id', '=', userId)
    .executeTakeFirst();
}

export async function setKeyHash(db: Kysely<Database>, subscriptionId: string, hash: string): Promise<void> {
  await db.updateTable('subscriptions').set({ key_hash: hash }).where('id', '=', subscriptionId).execute();
}
