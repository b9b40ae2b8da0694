import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { watchOf } from '../domains/access/openReads.ts';
import { liveOf } from '../live/live.ts';
import type { Exchange } from '../kernel/exchange.ts';

/** Closes live streams when the server stops, so that they do not delay the stop. */
export const closeStreams = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  app.addHook('preClose', async () => watchOf(exchange).stop());
  app.addHook('onClose', async () => liveOf(exchange).stop());
  done();
});
