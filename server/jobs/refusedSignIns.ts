import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { writeRefusals } from '../domains/session/refusals.ts';
import type { Exchange } from '../kernel/exchange.ts';

const everyMs = 2_000;

export const refusedSignIns = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const write = () =>
    writeRefusals(exchange).catch((error: unknown) => app.log.warn({ err: error }, 'refused sign-ins not counted'));
  const timer = setInterval(() => void write(), everyMs);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
  done();
});
