import { accessEnding } from '#contract/constants.ts';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../kernel/newId.ts';
import { withDeliveries } from '../../records/notifications.ts';

const endingBatchSize = 500;
const lead = sql`make_interval(hours => ${sql.lit(accessEnding.leadHours)})`;
const shortShare = sql.lit(accessEnding.shortShare);

/** Extended access is skipped. */
export async function notifyEnding(db: Kysely<Database>, at: string): Promise<number> {
  const { rows } = await sql<{ id: string; user_id: string; stream_id: string }>`
    select s.id, s.user_id, s.stream_id from subscriptions s
    where s.end_at > ${at}::timestamptz and s.end_at <= ${at}::timestamptz + ${lead}
      and s.end_at - (s.end_at - s.start_at) * ${shortShare} <= ${at}::timestamptz
      and not exists (select 1 from subscriptions later where later.stream_id = s.stream_id and later.user_id = s.user_id and later.end_at > s.end_at)
      and not exists (select 1 from notifications n where n.user_id = s.user_id and n.reference = s.id and n.kind = 'access_ending')
    limit ${sql.lit(endingBatchSize)}`.execute(db);
  if (rows.length === 0) return 0;
  const values = rows.map(
    ({ id, user_id, stream_id }) =>
      sql`(${newId()}, ${user_id}, 'access_ending', ${at}::timestamptz, ${stream_id}, ${id})`,
  );
  const { rows: added } = await sql<{ count: number }>`
    with ${withDeliveries(sql`insert into notifications (id, user_id, kind, at, stream_id, reference) values ${sql.join(values)}
      on conflict (user_id, reference) where kind = 'access_ending' do nothing`)}
    select count(*)::int as count from added`.execute(db);
  return added[0]?.count ?? 0;
}

export const markEndedRead = (db: Kysely<Database>, at: string) =>
  sql`
    update notifications n set read_at = ${at} from subscriptions s
    where s.id = n.reference and n.user_id = s.user_id and n.kind = 'access_ending' and n.read_at is null
      and (
        (s.end_at <= ${at}::timestamptz and s.end_at > ${at}::timestamptz - interval '7 days')
        or (s.end_at > ${at}::timestamptz and s.end_at <= ${at}::timestamptz + ${lead} and exists (
          select 1 from subscriptions later where later.stream_id = s.stream_id and later.user_id = s.user_id and later.end_at > s.end_at))
      )`.execute(db);
