import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Exchange } from '../kernel/exchange.ts';
import { hasMeasurements } from '../records/measurementQueue.ts';

const lookEveryMs = 1_000;
/** Maximum duration of the memory-saving mode in milliseconds. */
const settleMs = 30_000;

/**
 * Collects garbage early while a first start measures the demo sources. V8 would let the heap grow by 85 MB first, which
 * the process then keeps: see ADR 009. Left on, the mode doubles the cost of a page.
 */
export async function startWithSmallHeap(exchange: Exchange): Promise<void> {
  const { config, db, now } = exchange;
  if (config.databaseUrl || !(await hasMeasurements(db, now()))) return;
  setFlagsFromString('--expose-gc');
  setFlagsFromString('--optimize-for-size');
  (runInNewContext('gc') as () => void)();
  void settle(exchange)
    .catch(() => undefined)
    .finally(() => setFlagsFromString('--no-optimize-for-size'));
}

async function settle({ db, now }: Exchange): Promise<void> {
  const until = performance.now() + settleMs;
  do await wait(lookEveryMs, undefined, { ref: false });
  while (performance.now() < until && (await hasMeasurements(db, now())));
}
