import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Exchange } from '../kernel/exchange.ts';
import { onWakeWorker } from '../compute/wakeWorker.ts';
import { runsFolder, Worker } from '../compute/worker.ts';

/** Milliseconds after which a run's files are orphaned. No run takes that long. */
const leftMs = 10 * 60_000;

async function clean(dataDir: string): Promise<void> {
  const folder = runsFolder(dataDir);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const place = path.join(folder, name);
    const found = await stat(place).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > leftMs) await rm(place, { recursive: true, force: true });
  }
}

export const executions = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const { runWorkers, dataDir } = exchange.config;
  const workers = Array.from({ length: runWorkers }, () => new Worker(exchange, app.log));
  const wake = () => {
    for (const worker of workers) worker.wake();
  };
  onWakeWorker(exchange, wake);
  app.addHook('onReady', async () => {
    await clean(dataDir);
    wake();
  });
  app.addHook('onClose', async () => {
    onWakeWorker(exchange, undefined);
    await Promise.all(workers.map((worker) => worker.stop()));
  });
  done();
});
