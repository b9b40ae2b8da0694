import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Exchange } from '../kernel/exchange.ts';
import { tablesOf } from '../tables/tables.ts';

const cleanMs = 60 * 60_000;

export const tables = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const own = tablesOf(exchange);
  const clean = () => own.clean().catch((err: unknown) => app.log.error({ err }, 'tables not cleaned'));
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    await clean();
    timer = setInterval(() => void clean(), cleanMs).unref();
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    own.stop();
  });
  done();
});
