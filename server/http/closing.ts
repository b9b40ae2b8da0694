import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { unavailable } from './errors.ts';

/** While the server stops, what is running ends and whatever comes in over open connections gets 503. */
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
