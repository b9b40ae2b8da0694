import { monitorEventLoopDelay } from 'node:perf_hooks';
import process from 'node:process';
import type { Meter } from '@opentelemetry/api';
import { workerHeaps } from './workers.ts';

const nanoseconds = 1e9;
const delayQuantiles = [0.5, 0.99] as const;

/** Memory of every isolate, and how late the event loop is since the last scrape. Returns a teardown function. */
export function observeProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  meter
    .createObservableGauge('nodejs.eventloop.delay', { unit: 's', description: 'Delay of the event loop' })
    .addCallback((result) => {
      for (const quantile of delayQuantiles)
        result.observe(delay.percentile(quantile * 100) / nanoseconds, { quantile });
      result.observe(delay.max / nanoseconds, { quantile: 1 });
      delay.reset();
    });
  meter
    .createObservableGauge('process.memory.usage', { unit: 'By', description: 'Resident memory of the process' })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter
    .createObservableGauge('v8js.memory.heap.used', { unit: 'By', description: 'Heap in use, by isolate' })
    .addCallback(async (result) => {
      result.observe(process.memoryUsage().heapUsed, { isolate: 'main' });
      for (const { isolate, used } of await workerHeaps()) result.observe(used, { isolate });
    });
  meter
    .createObservableCounter('process.cpu.time', { unit: 's', description: 'Processor time of the process' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe((user + system) / 1e6);
    });
  return () => delay.disable();
}
