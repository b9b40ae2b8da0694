// Notifications of access that ends soon.
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { newId } from '../../kernel/newId.ts';

const endingBatchSize = 500;

/** A day before the end, or after three quarters of shorter access. Extended access is skipped. */
export async function notifyEnding(db: Kysely<Database>, at: string): Promise<number> {
  const { rows } = await sql<{ id: string; user_id: string; stream_id: string }>`
    select s.id, s.user_id, s.stream_id from subscriptions s
    where s.end_at > ${at}::timestamptz and s.end_at <= ${at}::timestamptz + interval '1 day'
      and s.end_at - (s.end_at - s.start_at) / 4 <= ${at}::timestamptz
      and not exists (select 1 from subscriptions later where later.stream_id = s.stream_id and later.user_id = s.user_id and later.end_at > s.end_at)
      and not exists (select 1 from notifications n where n.user_id = s.user_id and n.reference = s.id and n.kind = 'access_ending')
    limit ${sql.lit(endingBatchSize)}`.execute(db);
  if (rows.length === 0) return 0;
  const inserted = await db
    .insertInto('notifications')
    .values(
      rows.map(({ id, user_id, stream_id }) => ({
        id: newId(),
        user_id,
        kind: 'access_ending' as const,
        at,
        read_at: null,
        stream_id,
        reference: id,
        actor_id: null,
        amount: null,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'reference'])
        .where('kind', '=', sql.lit('access_ending' as const))
        .doNothing(),
    )
    .executeTakeFirst();
  return Number(inserted.numInsertedOrUpdatedRows);
}

export const markEndedRead = (db: Kysely<Database>, at: string) =>
  sql`
    update notifications n set read_at = ${at} from subscriptions s
    where s.id = n.reference and n.user_id = s.user_id and n.kind = 'access_ending' and n.read_at is null
      and (
        (s.end_at <= ${at}::timestamptz and s.end_at > ${at}::timestamptz - interval '7 days')
        or (s.end_at > ${at}::timestamptz and s.end_at <= ${at}::timestamptz + interval '1 day' and exists (
          select 1 from subscriptions later where later.stream_id = s.stream_id and later.user_id = s.user_id and later.end_at > s.end_at))
      )`.execute(db);
