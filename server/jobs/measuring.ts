import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { measureNow } from '../domains/samples/take.ts';
import { Drain } from '../kernel/drain.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { dropMeasurement, isLastTry, leaseMeasurement, postponeMeasurement } from '../records/measurementQueue.ts';

const pollMs = 5_000;
const stopMs = 1_000;

/** Measures one queued listing; false when the queue is empty. */
export async function measureNext(exchange: Exchange): Promise<boolean> {
  const { db, now } = exchange;
  const due = await leaseMeasurement(db, now());
  if (!due) return false;
  try {
    const stream = { id: due.stream_id, url: due.url };
    // The host of a new listing may come up within a minute, so retry. An error answered by the source is final.
    await measureNow(exchange, stream, ({ code }) => code === 'source_failed' || isLastTry(due));
  } catch {
    // The source is unavailable, or no sample can be taken. The sample call reports which.
    await postponeMeasurement(db, due, now());
    return true;
  }
  await dropMeasurement(db, due);
  return true;
}

/** Measures new listings one at a time while the server runs. Off when RUN_WORKERS is 0. */
export const measuring = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  if (exchange.config.runWorkers > 0) {
    const onError = (error: unknown) => app.log.warn({ err: error }, 'listings not measured');
    const drain = new Drain({ next: () => measureNext(exchange), onError, pollMs, stopMs });
    app.addHook('onClose', async () => drain.stop());
  }
  done();
});
