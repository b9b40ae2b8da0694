import { setFlagsFromString } from 'node:v8';

/** Milliseconds of the first work after a start: a first one measures the demo sources. */
const settleMs = 30_000;

/**
 * Collects garbage early while a start settles. V8 would let the heap grow by 85 MB first, which the process then keeps:
 * see ADR 009. For good it would double the cost of a page.
 */
export function startWithSmallHeap(): void {
  setFlagsFromString('--optimize-for-size');
  globalThis.gc?.();
  setTimeout(() => setFlagsFromString('--no-optimize-for-size'), settleMs).unref();
}
