import type { Exchange } from '../kernel/exchange.ts';

const wakers = new WeakMap<Exchange, () => void>();

/** Wakes the worker of this process. Without one, another process's poll takes the run. */
export const wakeWorker = (exchange: Exchange): void => wakers.get(exchange)?.();

export function onWakeWorker(exchange: Exchange, wake: (() => void) | undefined): void {
  if (wake) wakers.set(exchange, wake);
  else wakers.delete(exchange);
}
