// How the rest of the server reaches the worker of its process, without knowing it.
import type { Exchange } from '../kernel/exchange.ts';

const wakers = new WeakMap<Exchange, () => void>();

/** Has the worker of this process look at once; without one, the next process to look takes what waits. */
export const wakeWorker = (exchange: Exchange): void => wakers.get(exchange)?.();

/** Called by the worker of an exchange when it starts and, without a function, when it stops. */
export function onWakeWorker(exchange: Exchange, wake: (() => void) | undefined): void {
  if (wake) wakers.set(exchange, wake);
  else wakers.delete(exchange);
}
