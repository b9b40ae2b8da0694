import { hostname } from 'node:os';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { healthBounds } from '#contract/health.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { newId } from '../kernel/newId.ts';
import { version } from '../kernel/version.ts';

/** Days for which a process that ended without notice is listed. */
const listedDays = 1;

/** Reports that this process is alive, for the health page. */
export const heartbeat = plugin(async (app: FastifyInstance, { exchange }: { exchange: Exchange }) => {
  const { db, now } = exchange;
  const id = newId();
  const started = now().toISOString();
  const report = async () => {
    const seen = { seen_at: now().toISOString(), memory: process.memoryUsage.rss() };
    await db
      .insertInto('processes')
      .values({ id, host: hostname(), pid: process.pid, version, started_at: started, ...seen })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
      .execute();
    const oldest = new Date(now().getTime() - listedDays * 86_400_000).toISOString();
    await db.deleteFrom('processes').where('seen_at', '<', oldest).execute();
  };
  const attempt = () => report().catch((error: unknown) => app.log.warn({ err: error }, 'process not reported'));
  const timer = setInterval(() => void attempt(), healthBounds.reportSeconds * 1_000);
  timer.unref();
  app.addHook('onReady', attempt);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await db
      .deleteFrom('processes')
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => app.log.warn({ err: error }, 'process still listed'));
  });
});
