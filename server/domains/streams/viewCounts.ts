import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Exchange } from '../../kernel/exchange.ts';

/** Days for which views are kept: a year of reports, and the same day of the year before. */
const keptDays = 400;

const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Names neither person nor product without the secret. Each day has its own. */
const viewerOf = (secret: Uint8Array, parts: readonly string[]) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['view', ...parts]))
    .digest()
    .subarray(0, 16);

/** Counts a person's first view of a product on a day. */
export async function countView(
  { db, now, secret }: Pick<Exchange, 'db' | 'now' | 'secret'>,
  streamId: string,
  personId: string,
): Promise<void> {
  const day = dayOf(now());
  await sql`
    with first as (
      insert into stream_viewers (day, viewer) values (${day}, ${viewerOf(secret, [day, streamId, personId])})
      on conflict do nothing returning day
    )
    insert into stream_views (stream_id, day, views) select ${streamId}::uuid, day, 1 from first
    on conflict (stream_id, day) do update set views = stream_views.views + 1`.execute(db);
}

/** Deletes viewers of past days, who only keep a second view from counting, and old counts. */
export async function deleteOldViews({ db, now }: Pick<Exchange, 'db' | 'now'>): Promise<number> {
  const at = now();
  const before = new Date(at.getTime() - keptDays * 86_400_000);
  const viewers = await sql`delete from stream_viewers where day < ${dayOf(at)}::date`.execute(db);
  await sql`delete from stream_views where day < ${dayOf(before)}::date`.execute(db);
  return Number(viewers.numAffectedRows ?? 0);
}

export interface DayViews {
  start: string;
  views: number;
}

/** Views of own products by UTC day, of the days in the period that had any. */
export async function readViews(
  db: Kysely<Database>,
  ownerId: string,
  { from, to }: { from: string; to: string },
): Promise<DayViews[]> {
  const { rows } = await sql<DayViews>`
    select v.day::timestamp at time zone 'UTC' as start, sum(v.views)::int as views
    from streams s join stream_views v on v.stream_id = s.id
    where s.owner_id = ${ownerId} and v.day >= (${from}::timestamptz at time zone 'UTC')::date
      and v.day < ${to}::timestamptz at time zone 'UTC'
    group by v.day order by v.day`.execute(db);
  return rows;
}
