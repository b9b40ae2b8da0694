import type { openExchange } from '../kernel/exchange.ts';

/** The part of an opened exchange that a command works on. */
export type AdminContext = Pick<Awaited<ReturnType<typeof openExchange>>, 'exchange' | 'database'> & {
  /** A server runs on the same secrets in this process. */
  readonly serving: boolean;
};
