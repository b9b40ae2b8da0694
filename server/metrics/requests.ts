import type { FastifyInstance, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import type { Metrics } from './open.ts';

/** Addresses without a call of the contract share a few names, so that a scanner cannot add any. */
function nameOf({ routeOptions, is404 }: FastifyRequest): string {
  const { call } = routeOptions.config;
  if (call) return call;
  if (is404) return 'page';
  return routeOptions.url?.startsWith('/application/query') ? 'query' : 'file';
}

export const requests = plugin((app: FastifyInstance, { metrics }: { metrics: Metrics }, done: () => void) => {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    metrics.record({ call: nameOf(request), method: request.method, status: statusCode, elapsed: elapsedTime });
  });
  done();
});
