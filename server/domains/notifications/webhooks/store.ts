import { sql, type Kysely, type Transaction } from 'kysely';
import { webhookLimits } from '#contract/constants.ts';
import type { Page, Webhook, WebhookAttempt } from '#contract/types.ts';
import { readPage, type Paging } from '../../../database/readPage.ts';
import type { Database, Row } from '../../../database/schema.ts';

const withWaiting = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('webhooks')
    .selectAll()
    .select((e) =>
      e
        .selectFrom('deliveries')
        .select((f) => f.fn.countAll<number>().as('count'))
        .whereRef('deliveries.webhook_id', '=', 'webhooks.id')
        .where('deliveries.failed_at', 'is', null)
        .as('waiting'),
    )
    .where('user_id', '=', userId);

type Stored = Row<'webhooks'> & { readonly waiting?: number | null };

export const toWebhook = (row: Stored, at: Date): Webhook => ({
  id: row.id,
  url: row.url,
  kinds: row.kinds,
  created_date: row.created_at,
  enabled: row.disabled_at === null,
  ...(row.failing_since !== null && { failing_since: row.failing_since }),
  ...(row.old_until !== null && Date.parse(row.old_until) > at.getTime() && { overlap_until: row.old_until }),
  waiting: row.waiting ?? 0,
});

export const listWebhooks = (db: Kysely<Database>, userId: string): Promise<Stored[]> =>
  withWaiting(db, userId).orderBy('created_at').orderBy('id').execute();

export const findOwn = (db: Kysely<Database>, userId: string, id: string): Promise<Stored | undefined> =>
  withWaiting(db, userId).where('id', '=', id).executeTakeFirst();

/** The webhook of a delivery, unless it is off or its owner may not sign in. */
export const findActive = (
  db: Kysely<Database>,
  { webhook_id, user_id }: Pick<Row<'deliveries'>, 'webhook_id' | 'user_id'>,
) =>
  db
    .selectFrom('webhooks')
    .innerJoin('users', 'users.id', 'webhooks.user_id')
    .selectAll('webhooks')
    .where('webhooks.id', '=', webhook_id)
    .where('webhooks.user_id', '=', user_id)
    .where('webhooks.disabled_at', 'is', null)
    .where('users.disabled', '=', false)
    .where('users.erased_at', 'is', null)
    .executeTakeFirst();

/** Returns false when the person has as many as allowed. The lock makes parallel additions take turns. */
export async function addWebhook(
  trx: Transaction<Database>,
  row: Pick<Row<'webhooks'>, 'id' | 'user_id' | 'url' | 'kinds' | 'secret' | 'created_at'>,
): Promise<boolean> {
  await trx.selectFrom('users').select('id').where('id', '=', row.user_id).forUpdate().execute();
  const { count } = await trx
    .selectFrom('webhooks')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('user_id', '=', row.user_id)
    .executeTakeFirstOrThrow();
  if (count >= webhookLimits.max) return false;
  const none = { old_secret: null, old_until: null, disabled_at: null, failing_since: null };
  await trx
    .insertInto('webhooks')
    .values({ ...row, ...none })
    .execute();
  return true;
}

export const toAttempt = (row: Row<'webhook_attempts'>): WebhookAttempt => ({
  id: row.id,
  message_id: row.message_id,
  ...(row.kind !== null && { kind: row.kind }),
  at: row.at,
  ok: row.ok,
  ...(row.status !== null && { status: row.status }),
  ms: row.ms,
  ...(row.error !== null && { error: row.error }),
  answer: row.answer,
});

export function listAttempts(db: Kysely<Database>, webhookId: string, paging: Paging): Promise<Page<WebhookAttempt>> {
  const own = db.selectFrom('webhook_attempts').selectAll().where('webhook_id', '=', webhookId);
  const rows = own.orderBy('at', 'desc').orderBy('id', 'desc');
  return readPage({ counted: own, rows, toItem: toAttempt, ...paging });
}

export const findAttempt = (db: Kysely<Database>, webhookId: string, id: string) =>
  db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Queues the message again under its id. Returns false while it still waits. */
export async function queueAgain(
  db: Kysely<Database>,
  { message_id, kind, notification_id }: Row<'webhook_attempts'>,
  { id, user_id }: Pick<Row<'webhooks'>, 'id' | 'user_id'>,
  at: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into deliveries (id, channel, lane, kind, mode, user_id, notification_id, webhook_id, created_at, run_at)
    values (${message_id}, 'webhook', ${`webhook ${id}`}, ${kind}, 'now', ${user_id}, ${notification_id}, ${id}, ${at}, ${at})
    on conflict (id) do update set failed_at = null, attempts = 0, run_at = excluded.run_at
      where deliveries.failed_at is not null`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}
