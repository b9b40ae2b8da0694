import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { measureOnce } from '../domains/samples/takeSample.ts';
import { Drain } from '../kernel/drain.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { dropMeasurement, leaseMeasurement, postponeMeasurement } from '../records/measurementQueue.ts';

const pollMs = 5_000;
const stopMs = 1_000;
/** Concurrent measurements, so that a slow or live source delays few others. */
const lanes = 3;

export async function measureNext(exchange: Exchange): Promise<boolean> {
  const { db, now } = exchange;
  const due = await leaseMeasurement(db, now());
  if (!due) return false;
  const stream = { id: due.stream_id, url: due.url, reading: due.reading };
  try {
    const { isSlow } = await measureOnce(exchange, stream);
    if (!isSlow) await dropMeasurement(db, due.stream_id);
    else await postponeMeasurement(db, due, now());
  } catch {
    // The source is unavailable, or no sample can be taken. The sample call reports which.
    await postponeMeasurement(db, due, now());
  }
  return true;
}

export const measuring = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  if (exchange.config.runWorkers > 0) {
    const onError = (error: unknown) => app.log.warn({ err: error }, 'listings not measured');
    const options = { next: () => measureNext(exchange), onError, pollMs, stopMs };
    const drains = Array.from({ length: lanes }, () => new Drain(options));
    app.addHook('onListen', () => {
      for (const drain of drains) drain.wake();
    });
    app.addHook('onClose', async () => void (await Promise.all(drains.map((drain) => drain.stop()))));
  }
  done();
});
