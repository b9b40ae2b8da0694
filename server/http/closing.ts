import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { unavailable } from './errors.ts';

export const closing = plugin((app: FastifyInstance, _options: object, done: () => void) => {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onRequest', async () => {
    if (stopping) throw unavailable();
  });
  done();
});
