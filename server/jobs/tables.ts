import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Exchange } from '../kernel/exchange.ts';
import { tablesOf } from '../tables/tables.ts';

export const tables = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  app.addHook('onReady', () => tablesOf(exchange).clean());
  app.addHook('preClose', async () => tablesOf(exchange).stop());
  done();
});
