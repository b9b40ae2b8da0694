import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { measureNow } from '../domains/samples/take.ts';
import { Drain } from '../kernel/drain.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { dropMeasurement, leaseMeasurement, postponeMeasurement } from '../records/measurementQueue.ts';

const pollMs = 5_000;
const stopMs = 1_000;

export async function measureNext(exchange: Exchange): Promise<boolean> {
  const { db, now } = exchange;
  const due = await leaseMeasurement(db, now());
  if (!due) return false;
  const stream = { id: due.stream_id, url: due.url };
  try {
    await measureNow(exchange, stream);
  } catch {
    // The source is unavailable, or no sample can be taken. The sample call reports which.
    await postponeMeasurement(db, due, now());
    return true;
  }
  await dropMeasurement(db, due);
  return true;
}

export const measuring = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  if (exchange.config.runWorkers > 0) {
    const onError = (error: unknown) => app.log.warn({ err: error }, 'listings not measured');
    const drain = new Drain({ next: () => measureNext(exchange), onError, pollMs, stopMs });
    app.addHook('onClose', async () => drain.stop());
  }
  done();
});
