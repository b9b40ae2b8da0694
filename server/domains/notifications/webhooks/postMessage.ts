// One try to deliver a message, and its record.
import { sql } from 'kysely';
import { webhookLimits } from '#contract/constants.ts';
import type { NotificationKind } from '#contract/notificationKinds.ts';
import type { Row } from '../../../database/schema.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import { newId } from '../../../kernel/newId.ts';
import { UpstreamError } from '../../../upstream/errors.ts';
import type { UpstreamAnswer } from '../../../upstream/types.ts';
import { signedHeaders } from './signature.ts';

export type Webhook = Row<'webhooks'>;
export type Attempt = Row<'webhook_attempts'>;

interface Message {
  readonly id: string;
  readonly body: string;
  readonly notification?: { readonly id: string; readonly kind: NotificationKind };
}

/** Milliseconds. Below the lease of a delivery. */
const limits = { headersMs: webhookLimits.answerSeconds * 1000, idleMs: 5_000, totalMs: 15_000, maxBytes: Infinity };

const firstFailedStatus = 300;
const redirect = /^3\d\d$/u;

async function readStart({ body }: UpstreamAnswer): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= webhookLimits.answer) break;
    }
  } catch {
    // The status decides; the text only helps to find a mistake.
  }
  const text = Buffer.concat(chunks).subarray(0, webhookLimits.answer).toString();
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '').toWellFormed();
}

function problemOf(status: number): string | undefined {
  if (redirect.test(String(status))) return 'The address redirects, which is not followed';
  return status >= firstFailedStatus || status < 200 ? `The address answered with status ${status}` : undefined;
}

const texts: Partial<Record<UpstreamError['code'], string>> = {
  badAddress: 'The address is not valid',
  timeout: 'The address did not answer in time',
};

async function deliver(exchange: Exchange, webhook: Webhook, { id, body }: Message) {
  const at = exchange.now();
  const headers = {
    'content-type': 'application/cloudevents+json; charset=utf-8',
    ...signedHeaders(exchange, webhook, { id, at, body }),
  };
  try {
    const answer = await exchange.webhooks.open(webhook.url, { method: 'POST', headers, body, limits });
    const text = await readStart(answer);
    return { status: answer.status, answer: text, error: problemOf(answer.status) };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    return { answer: '', error: texts[error.code] ?? 'The address cannot be reached' };
  }
}

export async function postMessage(exchange: Exchange, webhook: Webhook, message: Message): Promise<Attempt> {
  const at = exchange.now().toISOString();
  const start = performance.now();
  const { status = null, answer, error } = await deliver(exchange, webhook, message);
  const attempt: Attempt = {
    id: newId(),
    webhook_id: webhook.id,
    message_id: message.id,
    notification_id: message.notification?.id ?? null,
    kind: message.notification?.kind ?? null,
    at,
    ok: error === undefined,
    status,
    ms: Math.round(performance.now() - start),
    error: error ?? null,
    answer,
  };
  // Removed in between: its attempts went with it.
  await sql`
    insert into webhook_attempts (id, webhook_id, message_id, notification_id, kind, at, ok, status, ms, error, answer)
    select ${attempt.id}::uuid, w.id, ${attempt.message_id}::uuid, ${attempt.notification_id}::uuid, ${attempt.kind}, ${at}::timestamptz,
      ${attempt.ok}::boolean, ${status}::integer, ${attempt.ms}::integer, ${attempt.error}, ${answer}
    from webhooks w where w.id = ${webhook.id} for key share`.execute(exchange.db);
  await sql`
    delete from webhook_attempts where webhook_id = ${webhook.id} and id in (
      select id from webhook_attempts where webhook_id = ${webhook.id} order by at desc, id desc offset ${webhookLimits.keptAttempts})`.execute(
    exchange.db,
  );
  return attempt;
}
