import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import type { NotificationKind } from '#contract/notificationKinds.ts';
import type { WebhookCreated } from '#contract/types.ts';
import { toWebhook } from '#server/domains/notifications/webhooks/store.ts';
import { wakeMailer } from '#server/mail/queue.ts';
import type { LogStream } from '#server/http/logging.ts';
import type { TestExchange, Person } from '#tests/support/exchange.ts';
import { slowness } from '#tests/support/slowness.ts';
import { openMailing } from '../mail/fixture.ts';

export { addNotification as add } from '../mail/fixture.ts';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export type Answer = (reply: ServerResponse, received: Received, count: number) => void;

/** An address of a person that receives webhooks. It closes with the test. */
export async function openReceiver(answer: Answer = (reply) => reply.end('taken')) {
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = { headers: request.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      answer(reply, one, received.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, received };
}

export const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 * slowness() });

/** Ids of the received messages, in order. */
export const idsOf = (received: readonly Received[]) => received.map(({ headers }) => headers['webhook-id']);
export const kindsIn = (received: readonly Received[]) =>
  received.map(({ body }) => (JSON.parse(body) as { data: { kind: string } }).data.kind);

export async function openWebhooks(env: Record<string, string> = {}, log?: LogStream) {
  const { server, pass } = await openMailing({
    env: { ALLOW_WEBHOOK_HOSTS: '127.0.0.1', ...env },
    ...(log && { log }),
  });
  const waiting = () => server.db.selectFrom('deliveries').selectAll().where('channel', '=', 'webhook').execute();
  return { server, pass, waiting, wake: () => wakeMailer(server.exchange) };
}

export async function addHook({ call }: Person, url: string, kinds: NotificationKind[]): Promise<WebhookCreated> {
  const reply = await call('POST', '/notifications/webhooks', { url, kinds });
  if (reply.statusCode !== 201) throw new Error(reply.body);
  return reply.json<WebhookCreated>();
}

export async function readHook({ db, exchange }: TestExchange, id: string) {
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toWebhook(row, exchange.now());
}

/** An exchange with one person, whose webhook for some kinds goes to a receiver. */
export async function openHook({
  answer,
  kinds = ['share_paid'],
}: { answer?: Answer; kinds?: NotificationKind[] } = {}) {
  const webhooks = await openWebhooks();
  const receiver = await openReceiver(answer);
  const person = await webhooks.server.join('user');
  const hook = await addHook(person, receiver.url, kinds);
  return { ...webhooks, receiver, person, hook, id: hook.id, secret: hook.secret };
}

/** Answers with a status, and with a text. */
export const answers =
  (status: number, text = ''): Answer =>
  (reply) =>
    reply.writeHead(status).end(text);
