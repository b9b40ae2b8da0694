// Memory that stays in use in this process: the main thread and every worker thread started since `watchIsolates`.
import process from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Worker } from 'node:worker_threads';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes in use after a full garbage collection. */
export interface Retained {
  main: number;
  /** One entry per running worker thread, in the order of their starts. */
  workers: number[];
}

async function retainedByMain(): Promise<number> {
  for (let time = 0; time < 3; time += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

async function retainedBy(worker: Worker): Promise<number> {
  // A snapshot collects all garbage first; there is no other way to collect that of another thread.
  for await (const _ of await worker.getHeapSnapshot());
  const { used_heap_size: heap, external_memory: external } = await worker.getHeapStatistics();
  return heap + external;
}

/** Call it before the first worker thread starts. */
export function watchIsolates() {
  const running = new Set<Worker>();
  const add = (worker: Worker) => {
    running.add(worker);
    worker.once('exit', () => running.delete(worker));
  };
  process.on('worker', add);
  return {
    async retained(): Promise<Retained> {
      const workers: number[] = [];
      for (const worker of running) workers.push(await retainedBy(worker));
      return { main: await retainedByMain(), workers };
    },
    stop: () => void process.off('worker', add),
  };
}
