// What the operations are at, apart from the machine that drives them: a screen can be drawn before any call is possible.
import { proxy, useSnapshot } from 'valtio';
import type { FailureFacts } from '../api/failure.ts';
import type { OperationName } from './rows.ts';

export interface FailState extends FailureFacts {
  phase: 'fail';
  text: string;
  /** The server's own words, where the specified text does not carry them. */
  detail?: string | undefined;
}
export type Operation = { phase: 'idle' } | { phase: 'request' } | { phase: 'success'; text: string } | FailState;

const idle: Operation = { phase: 'idle' };
export const keyOf = (name: OperationName, id?: string) => (id === undefined ? name : `${name}:${id}`);

/** State of each operation by name, or `name:id`; one that never ran is absent and idle. */
export const operations = proxy<Record<string, Operation>>({});

/** State of one operation, for rendering. */
export const useOperation = (name: OperationName, id?: string): Operation =>
  useSnapshot(operations)[keyOf(name, id)] ?? idle;

/** State of several operations, in their order. */
export function useOperations(names: readonly OperationName[]): Operation[] {
  const all = useSnapshot(operations);
  return names.map((name) => all[name] ?? idle);
}
