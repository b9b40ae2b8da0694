import { PassThrough } from 'node:stream';
import type { Handler } from '../../kernel/handler.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { countUnread } from './store.ts';
import { maxListeners, watchOf } from './listeners.ts';

/** Heartbeat in milliseconds: keeps proxies from closing a quiet connection. */
const beatMs = 15_000;
/** Maximum buffered bytes for a slow reader. Beyond it the connection closes and the client may reconnect. */
const maxBufferedBytes = 256 * 1024;

const event = (name: string, data: unknown, id?: string) =>
  `${id ? `id: ${id}\n` : ''}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

export const streamNotifications: Handler<'notifications.stream'> = async (exchange, { caller, request, reply }) => {
  const watch = watchOf(exchange);
  if (watch.countOf(caller.id) >= maxListeners) {
    throw new Refusal(429, 'listeners', `Notifications can be followed ${maxListeners} times at once`, {
      retryAfter: 5,
    });
  }
  const body = new PassThrough();
  const write = (text: string) => {
    // The session or the server may end during the query.
    if (body.destroyed || body.writableEnded) return;
    if (body.readableLength + body.writableLength > maxBufferedBytes) body.end();
    else body.write(text);
  };
  const unsubscribe = watch.add({
    userId: caller.id,
    sessionId: caller.sessionId,
    since: exchange.now().toISOString(),
    onNotification: (notification) => write(event('notification', notification, notification.id)),
    onBalance: (balance) => write(event('balance', { balance })),
    end: () => body.end(),
  });
  const beat = setInterval(() => write(':\n\n'), beatMs);
  beat.unref();
  const close = () => {
    clearInterval(beat);
    unsubscribe();
    body.destroy();
  };
  reply.raw.once('close', close);
  body.once('close', close);
  try {
    write(`retry: 2000\n\n${event('unread', await countUnread(exchange.db, caller.id, exchange.now().toISOString()))}`);
  } catch (error) {
    close();
    throw error;
  }
  request.log.debug('notifications followed');
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    .send(body);
};
