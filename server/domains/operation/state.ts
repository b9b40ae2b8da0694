import type { FastifyBaseLogger } from 'fastify';
import type { Exchange } from '../../kernel/exchange.ts';
import { Refusal } from '../../kernel/refusal.ts';

type State = 'ready' | 'readOnly' | 'unavailable';

const messages: Readonly<Record<State, string>> = {
  ready: 'writes are taken again',
  readOnly: 'writes are refused: the database is a standby, its disk is almost full, or DATA_DIR is read-only',
  unavailable: 'the database does not answer',
};
const retrySeconds = 5;
const states = new WeakMap<Exchange, State>();

class ReadOnly extends Refusal {}

/** Refuses readiness while every write would be refused. */
export function assertWritable(writable: boolean): void {
  if (!writable)
    throw new ReadOnly(503, 'unavailable', 'Changes are not possible just now', { retryAfter: retrySeconds });
}

/** Returns a function that logs the outcome of a look, if it differs from the last one. */
export const noteState =
  (exchange: Exchange, log: Pick<FastifyBaseLogger, 'info' | 'error'>) =>
  (error?: unknown): void => {
    const state = error instanceof ReadOnly ? 'readOnly' : error === undefined ? 'ready' : 'unavailable';
    const before = states.get(exchange) ?? 'ready';
    if (state === before) return;
    states.set(exchange, state);
    if (state === 'ready') log.info({ state, before }, messages[state]);
    else log.error({ state, before }, messages[state]);
  };
