import process from 'node:process';
import type { Worker } from 'node:worker_threads';

const running = new Map<Worker, string>();
let started = 0;

/** Call it before the first worker thread starts: threads cannot be listed later. */
export function watchWorkers(): void {
  process.on('worker', (worker) => {
    started += 1;
    running.set(worker, `worker-${started}`);
    worker.once('exit', () => running.delete(worker));
  });
}

/** Bytes of heap in use by each worker thread. */
export const workerHeaps = () =>
  Promise.all(
    [...running].map(async ([worker, isolate]) => {
      const { used_heap_size: used } = await worker.getHeapStatistics();
      return { isolate, used };
    }),
  );
