// Sends the deliveries of webhooks, and switches off those that fail for days.
import { sql } from 'kysely';
import { webhookLimits } from '#contract/constants.ts';
import type { Row } from '../../../database/schema.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import { notify } from '../../../records/notifications.ts';
import { readNotifications } from '../store.ts';
import { notificationBody } from './message.ts';
import { postMessage, type Webhook } from './postMessage.ts';
import { findActive } from './store.ts';

/** Status by which an address asks for no more messages. */
const gone = 410;

class FailedAttempt extends Error {
  readonly code: string;

  constructor(status: number | null) {
    super('webhook not delivered');
    this.code = String(status ?? 'unreachable');
  }
}

/** In one transaction: its owner is notified once, and nothing waits for it. */
export const disableWebhook = ({ db }: Pick<Exchange, 'db'>, { id, user_id }: Webhook, at: string) =>
  transaction(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('webhooks')
      .set({ disabled_at: at })
      .where('id', '=', id)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    await trx.deleteFrom('deliveries').where('webhook_id', '=', id).execute();
    if (numUpdatedRows > 0n) await notify(trx, { userId: user_id, kind: 'webhook_disabled', at, reference: id });
  });

async function noteFailure(exchange: Exchange, webhook: Webhook, status: number | null): Promise<'waits' | 'disabled'> {
  const at = exchange.now();
  const { rows } = await sql<{ failing_since: string }>`
    update webhooks set failing_since = coalesce(failing_since, ${at.toISOString()}) where id = ${webhook.id} returning failing_since`.execute(
    exchange.db,
  );
  const since = rows[0]?.failing_since;
  const days = since === undefined ? 0 : (at.getTime() - Date.parse(since)) / 86_400_000;
  if (status !== gone && days < webhookLimits.failingDays) return 'waits';
  await disableWebhook(exchange, webhook, at.toISOString());
  return 'disabled';
}

export async function deliver(exchange: Exchange, delivery: Row<'deliveries'>): Promise<readonly string[]> {
  const { db, config } = exchange;
  const webhook = await findActive(db, delivery);
  const [notification] = await readNotifications(db, delivery.user_id, [delivery.notification_id]);
  if (!webhook || !notification) return [];
  const body = notificationBody(delivery.id, notification, config.publicUrl);
  const { ok, status } = await postMessage(exchange, webhook, { id: delivery.id, body, notification });
  if (ok) {
    if (webhook.failing_since !== null)
      await db.updateTable('webhooks').set({ failing_since: null }).where('id', '=', webhook.id).execute();
    return [];
  }
  if ((await noteFailure(exchange, webhook, status)) === 'waits') throw new FailedAttempt(status);
  return [];
}
