import { Worker } from 'node:worker_threads';
import type { Sample } from '#contract/types.ts';
import { limitConcurrency } from '#server/kernel/limitConcurrency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Head } from './head.ts';
import { measureHead } from './measureHead.ts';
import type { MeasureStart } from './measureWorker.ts';

const smallBytes = 64 * 1024;
/** Milliseconds for a measurement, after which a crafted source counts as unreadable. */
const longestMs = 20_000;
const limited = limitConcurrency(2, 64, 'Many sources are being measured at the moment');

/** Measures large heads in a thread: a crafted one takes a second, which all other requests would wait for. */
export async function measureApart(head: Head, at: string): Promise<Sample> {
  return head.bytes.length <= smallBytes ? measureHead(head, at) : limited(() => inThread({ head, at }));
}

function inThread(workerData: MeasureStart): Promise<Sample> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./measureWorker.ts', import.meta.url), {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    });
    const late = setTimeout(() => void worker.terminate(), longestMs);
    worker.once('exit', () => clearTimeout(late));
    worker.on('message', (message: object) => {
      // Under `node --watch`, a worker also posts the files it loaded.
      if ('sample' in message) resolve(message.sample as Sample);
    });
    const fail = (cause: unknown) =>
      reject(new Refusal(502, 'source_failed', 'The data cannot be measured', { cause }));
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`The thread ended with ${code}`)));
  });
}
