import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { callNameOf } from '../http/callName.ts';
import type { Metrics } from './openMetrics.ts';

export const requests = plugin((app: FastifyInstance, { metrics }: { metrics: Metrics }, done: () => void) => {
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    metrics.record({ call: callNameOf(request), method: request.method, status: statusCode, elapsed: elapsedTime });
  });
  done();
});
