import type { FastifyBaseLogger } from 'fastify';
import type { Exchange } from '../../kernel/exchange.ts';
import { Refusal } from '../../kernel/refusal.ts';

export type State = 'ready' | 'folderReadOnly' | 'readOnly' | 'unavailable';

const messages: Readonly<Record<State, string>> = {
  ready: 'writes are taken again',
  folderReadOnly: 'DATA_DIR is read-only: runs wait; tables are refused, and uploads unless STORAGE_URL is set',
  readOnly: 'writes are refused: the database is a standby, its disk is almost full, or DATA_DIR is read-only',
  unavailable: 'the database does not answer',
};
const retrySeconds = 5;
const states = new WeakMap<Exchange, State>();

class ReadOnly extends Refusal {}

export function assertWritable(writable: boolean): void {
  if (!writable)
    throw new ReadOnly(503, 'unavailable', 'Changes are not possible at the moment', { retryAfter: retrySeconds });
}

export const stateOf = (error: unknown): State => (error instanceof ReadOnly ? 'readOnly' : 'unavailable');

export function noteState(exchange: Exchange, log: Pick<FastifyBaseLogger, 'info' | 'error'>, state: State): void {
  const before = states.get(exchange) ?? 'ready';
  if (state === before) return;
  states.set(exchange, state);
  if (state === 'ready') log.info({ state, before }, messages[state]);
  else log.error({ state, before }, messages[state]);
}
