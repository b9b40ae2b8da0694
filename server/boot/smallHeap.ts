import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Duration of the memory-saving mode in milliseconds: a first start measures the demo sources. */
const settleMs = 30_000;

/**
 * Collects garbage early while a start settles. V8 would let the heap grow by 85 MB first, which the process then keeps:
 * see ADR 009. Left on, the mode doubles the cost of a page.
 */
export function startWithSmallHeap(): void {
  setFlagsFromString('--optimize-for-size');
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  setTimeout(() => setFlagsFromString('--no-optimize-for-size'), settleMs).unref();
}
