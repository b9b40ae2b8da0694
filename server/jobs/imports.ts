import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { recoverImports } from '../domains/streams/bulk/upload.ts';
import type { Exchange } from '../kernel/exchange.ts';

const everyMs = 15_000;

/** Sees bulk files through that a process has left half-way: at start and every so often. */
export const imports = plugin(async (app: FastifyInstance, { exchange }: { exchange: Exchange }) => {
  const recover = (silentMs?: number) =>
    // What fails now is tried again next time.
    recoverImports(exchange, silentMs).catch((error: unknown) => app.log.warn({ err: error }, 'imports not recovered'));
  // The embedded database has no other process that could still be at work.
  await recover(exchange.config.databaseUrl ? undefined : 0);
  const timer = setInterval(() => void recover(), everyMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
