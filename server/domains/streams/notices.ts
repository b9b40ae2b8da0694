// Notices of sellers to all buyers with running access to a product.
import { sql, type Kysely, type Transaction } from 'kysely';
import { noticeLimits } from '#contract/constants.ts';
import type { StreamNotice } from '#contract/types.ts';
import type { Database, Row } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Handlers } from '../../kernel/handler.ts';
import { newId } from '../../kernel/newId.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { wakeMailer } from '../../mail/queue.ts';
import { notifyAll } from '../../records/notifications.ts';
import { lockStream } from './store.ts';

const daySeconds = 86_400;
/** Notifications per statement. */
const batchSize = 500;

const toNotice = ({ id, kind, at, day, text }: Row<'stream_notices'>): StreamNotice => ({
  id,
  kind,
  at,
  ...(day !== null && { date: day }),
  text,
});

async function refuseMany(trx: Transaction<Database>, streamId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - daySeconds * 1000).toISOString();
  const sent = await trx
    .selectFrom('stream_notices')
    .select('at')
    .where('stream_id', '=', streamId)
    .where('at', '>', since)
    .orderBy('at')
    .execute();
  const [first] = sent;
  if (!first || sent.length < noticeLimits.perDay) return;
  const retryAfter = Math.max(1, daySeconds - Math.floor((now.getTime() - Date.parse(first.at)) / 1000));
  throw new Refusal(429, 'too_many_notices', `A product has at most ${noticeLimits.perDay} notices a day`, {
    retryAfter,
  });
}

async function runningBuyers(db: Kysely<Database>, streamId: string, at: string): Promise<string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select distinct user_id from subscriptions where stream_id = ${streamId} and end_at > ${at} order by user_id`.execute(
    db,
  );
  return rows.map(({ user_id }) => user_id);
}

const latest = (db: Kysely<Database>, streamId: string) =>
  db
    .selectFrom('stream_notices')
    .selectAll()
    .where('stream_id', '=', streamId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(noticeLimits.shown)
    .execute();

export const noticeHandlers: Handlers<'streams.notices' | 'streams.notify'> = {
  'streams.notices': async ({ db, now }, { params: { id }, caller }) => {
    const { rows } = await sql<{ found: boolean }>`
      select true as found from streams s where s.id = ${id} and (s.owner_id = ${caller.id} and s.deleted_at is null or exists (
        select 1 from subscriptions b where b.stream_id = s.id and b.user_id = ${caller.id} and b.end_at > ${now().toISOString()}))`.execute(
      db,
    );
    if (rows.length === 0) throw notFound('Stream');
    return (await latest(db, id)).map(toNotice);
  },

  'streams.notify': async (exchange, { params: { id: streamId }, body: { kind, date, text }, caller }) => {
    const now = exchange.now();
    const at = now.toISOString();
    const row = { id: newId(), stream_id: streamId, kind, at, day: date ?? null, text: text.trim() };
    const buyers = await transaction(exchange.db, async (trx) => {
      const stream = await lockStream(trx, streamId);
      if (stream?.owner_id !== caller.id) throw notFound('Stream');
      await refuseMany(trx, streamId, now);
      await trx.insertInto('stream_notices').values(row).execute();
      const userIds = await runningBuyers(trx, streamId, at);
      for (let start = 0; start < userIds.length; start += batchSize)
        await notifyAll(
          trx,
          userIds.slice(start, start + batchSize).map((userId) => ({
            userId,
            kind: `product_${kind}` as const,
            at,
            streamId,
            reference: row.id,
            actorId: caller.id,
          })),
        );
      return userIds.length;
    });
    wakeMailer(exchange);
    return { ...toNotice(row), buyers };
  },
};
