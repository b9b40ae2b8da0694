import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { markEndedRead, notifyEnding } from '../domains/notifications/accessEnding.ts';
import { endListening } from '../domains/notifications/listeners.ts';
import type { Exchange } from '../kernel/exchange.ts';

const everyMs = 60_000;

export async function maintainNotifications({ db, now }: Exchange): Promise<void> {
  const at = now();
  await notifyEnding(db, at.toISOString());
  await markEndedRead(db, at.toISOString());
}

export const notifications = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const timer = setInterval(() => {
    maintainNotifications(exchange).catch((error: unknown) => app.log.warn({ err: error }, 'notifications failed'));
  }, everyMs);
  timer.unref();
  app.addHook('preClose', async () => endListening(exchange));
  app.addHook('onClose', async () => clearInterval(timer));
  done();
});
