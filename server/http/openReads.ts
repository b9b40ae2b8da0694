import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { watchOf } from '../domains/access/openReads.ts';
import type { Exchange } from '../kernel/exchange.ts';

/** Keeps a live stream that somebody reads from holding up a server that stops. */
export const openReads = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  app.addHook('preClose', async () => watchOf(exchange).stop());
  done();
});
