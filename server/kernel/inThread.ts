import { Worker } from 'node:worker_threads';

/** A thread took longer than it may. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/** Answer of a worker thread: it posts `{ answer }` once. Rejects when the thread fails, and with `LateError` after `longestMs`. */
export function inThread<A>(file: URL, workerData: unknown, longestMs: number): Promise<A> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, {
      workerData,
      resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    });
    const late = setTimeout(() => {
      reject(new LateError(`The thread took more than ${longestMs} ms`));
      void worker.terminate();
    }, longestMs);
    worker.once('exit', () => clearTimeout(late));
    worker.on('message', (message: object) => {
      // Under `node --watch`, a worker also posts the files it loaded.
      if ('answer' in message) resolve(message.answer as A);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread ended with ${code}`)));
  });
}
