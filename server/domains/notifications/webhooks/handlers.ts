import { webhookLimits } from '#contract/constants.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import type { Caller, Handlers } from '../../../kernel/handler.ts';
import { newId } from '../../../kernel/newId.ts';
import { leaseSeconds } from '../../../kernel/leaseQueue.ts';
import { callRates } from '../../../kernel/rates/callRates.ts';
import { refuseOver } from '../../../kernel/rates/rateLimit.ts';
import { notFound, Refusal, wrongField } from '../../../kernel/refusal.ts';
import { seal, sealContexts } from '../../../kernel/seal.ts';
import { wakeMailer } from '../../../mail/queue.ts';
import { addressProblem } from '../../../upstream/errors.ts';
import { readNotifications } from '../store.ts';
import { testBody } from './message.ts';
import { postMessage } from './postMessage.ts';
import { newSecret } from './signature.ts';
import {
  addWebhook,
  findAttempt,
  findOwn,
  listAttempts,
  listWebhooks,
  queueAgain,
  toAttempt,
  toWebhook,
} from './store.ts';

async function ownWebhook({ db }: Exchange, { id }: Caller, webhookId: string) {
  const own = await findOwn(db, id, webhookId);
  if (!own) throw notFound('Webhook');
  return own;
}

function checkAddress({ config, webhooks }: Exchange, url: string): void {
  // Messages name people and prices.
  if (config.production && !url.toLowerCase().startsWith('https:')) throw wrongField('url', 'is not an https address');
  const problem = addressProblem(url, webhooks.assertAddress);
  if (problem) throw wrongField('url', problem);
}

const sealed = (exchange: Exchange, id: string, secret: string) => seal(exchange, secret, sealContexts.webhook(id));

type Call = 'list' | 'add' | 'change' | 'remove' | 'rotate' | 'test' | 'attempts' | 'replay';

export const webhookHandlers: Handlers<`webhooks.${Call}`> = {
  'webhooks.list': async ({ db, now }, { caller }) =>
    (await listWebhooks(db, caller.id)).map((row) => toWebhook(row, now())),

  'webhooks.add': async (exchange, { body: { url, kinds }, caller }) => {
    checkAddress(exchange, url);
    const id = newId();
    const at = exchange.now().toISOString();
    const secret = newSecret();
    const row = { id, user_id: caller.id, url, kinds, secret: sealed(exchange, id, secret), created_at: at };
    if (!(await transaction(exchange.db, (trx) => addWebhook(trx, row))))
      throw new Refusal(409, 'too_many_webhooks', `An account has at most ${webhookLimits.max} webhooks`);
    return { id, url, kinds, created_date: at, enabled: true, waiting: 0, secret };
  },

  'webhooks.change': async (exchange, { params: { id }, body: { url, kinds, enabled }, caller }) => {
    const { db, now } = exchange;
    await ownWebhook(exchange, caller, id);
    if (url !== undefined) checkAddress(exchange, url);
    await transaction(db, async (trx) => {
      const change = {
        ...(url !== undefined && { url, failing_since: null }),
        ...(kinds && { kinds }),
        ...(enabled === true && { disabled_at: null, failing_since: null }),
        ...(enabled === false && { disabled_at: now().toISOString() }),
      };
      if (Object.keys(change).length > 0) await trx.updateTable('webhooks').set(change).where('id', '=', id).execute();
      let unwanted = trx.deleteFrom('deliveries').where('webhook_id', '=', id);
      if (enabled !== false && kinds) unwanted = unwanted.where('kind', 'not in', kinds);
      if (enabled === false || kinds) await unwanted.execute();
      // Retries for a former address are due at once at the new one. A row that is being sent stays.
      if (url !== undefined)
        await trx
          .updateTable('deliveries')
          .set({ run_at: now().toISOString() })
          .where('webhook_id', '=', id)
          .where('run_at', '>', new Date(now().getTime() + leaseSeconds * 1000).toISOString())
          .execute();
    });
    wakeMailer(exchange);
    return toWebhook(await ownWebhook(exchange, caller, id), now());
  },

  'webhooks.remove': async (exchange, { params: { id }, caller }) => {
    await ownWebhook(exchange, caller, id);
    await transaction(exchange.db, async (trx) => {
      await trx.deleteFrom('webhooks').where('id', '=', id).execute();
      await trx.deleteFrom('deliveries').where('webhook_id', '=', id).execute();
    });
    return undefined;
  },

  'webhooks.rotate': async (exchange, { params: { id }, caller }) => {
    const { db, now } = exchange;
    const own = await ownWebhook(exchange, caller, id);
    const secret = newSecret();
    const until = new Date(now().getTime() + webhookLimits.overlapHours * 3_600_000).toISOString();
    const change = { secret: sealed(exchange, id, secret), old_secret: own.secret, old_until: until };
    await db.updateTable('webhooks').set(change).where('id', '=', id).execute();
    return { ...toWebhook({ ...own, ...change }, now()), secret };
  },

  'webhooks.test': async (exchange, { params, caller }) => {
    await refuseOver(exchange, `webhooks:${caller.id}`, callRates.webhookTestOrReplay);
    const own = await ownWebhook(exchange, caller, params.id);
    const id = newId();
    return toAttempt(
      await postMessage(exchange, own, { id, body: testBody(id, exchange.now(), exchange.config.publicUrl) }),
    );
  },

  'webhooks.attempts': async (exchange, { params: { id }, query, caller }) => {
    await ownWebhook(exchange, caller, id);
    return listAttempts(exchange.db, id, query);
  },

  'webhooks.replay': async (exchange, { params: { webhookId, id }, caller }) => {
    const { db, now } = exchange;
    await refuseOver(exchange, `webhooks:${caller.id}`, callRates.webhookTestOrReplay);
    const own = await ownWebhook(exchange, caller, webhookId);
    const attempt = await findAttempt(db, webhookId, id);
    if (!attempt) throw notFound('Attempt');
    if (own.disabled_at !== null) throw new Refusal(409, 'webhook_disabled', 'Turn the webhook on first');
    const [stored] = attempt.notification_id ? await readNotifications(db, caller.id, [attempt.notification_id]) : [];
    if (!stored) throw new Refusal(409, 'no_message', 'This message is no longer stored');
    if (!(await queueAgain(db, attempt, own, now().toISOString())))
      throw new Refusal(409, 'waiting', 'This message is still queued for delivery');
    wakeMailer(exchange);
    return undefined;
  },
};
