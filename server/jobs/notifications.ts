import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { forgetBefore, settleEnding, tellEnding } from '../domains/notifications/store.ts';
import { endListening } from '../domains/notifications/watch.ts';
import type { Exchange } from '../kernel/exchange.ts';

const everyMs = 60_000;
/** How long notifications are kept. */
const keptMs = 180 * 86_400_000;

/** Tells people of access that is about to end, and forgets what is old. Any number of processes may do so. */
export async function tellInTime({ db, now }: Exchange): Promise<void> {
  const at = now();
  await tellEnding(db, at.toISOString());
  await settleEnding(db, at.toISOString());
  await forgetBefore(db, new Date(at.getTime() - keptMs).toISOString());
}

/** Every minute while the server runs; when it stops, those who listen are let go. */
export const notices = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const timer = setInterval(() => {
    // What fails now is tried again next time.
    tellInTime(exchange).catch((error: unknown) => app.log.warn({ err: error }, 'notices failed'));
  }, everyMs);
  timer.unref();
  app.addHook('preClose', async () => endListening(exchange));
  app.addHook('onClose', async () => clearInterval(timer));
  done();
});
