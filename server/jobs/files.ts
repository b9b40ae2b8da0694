import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Exchange } from '../kernel/exchange.ts';
import { openFileOf } from '../uploads/dataFiles.ts';
import { sweepFiles } from '../uploads/sweepFiles.ts';

const everyMs = 60 * 60_000;

export const files = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  exchange.upstream.serveFiles(openFileOf(exchange));
  const clean = (isAlone: boolean) =>
    sweepFiles(exchange, { isAlone }).catch((err: unknown) => app.log.warn({ err }, 'files not swept'));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await clean(exchange.config.databaseUrl === undefined);
    timer = setInterval(() => void clean(false), everyMs).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
  done();
});
