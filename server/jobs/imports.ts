import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { recoverImports } from '../domains/streams/bulk/import.ts';
import type { Exchange } from '../kernel/exchange.ts';

const everyMs = 15_000;

export const imports = plugin(async (app: FastifyInstance, { exchange }: { exchange: Exchange }) => {
  const recover = (silentMs?: number) =>
    recoverImports(exchange, silentMs).catch((error: unknown) => app.log.warn({ err: error }, 'imports not recovered'));
  // The embedded database has a single process, so every unfinished import was interrupted.
  await recover(exchange.config.databaseUrl ? undefined : 0);
  const timer = setInterval(() => void recover(), everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
