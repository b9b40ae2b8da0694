// State of the operations, apart from the machine that drives them: a screen can be drawn before any call is possible.
import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { FailureFacts } from '../../api/failure.ts';
import type { OperationName } from './rows.ts';

export interface FailState extends FailureFacts {
  phase: 'fail';
  /** The specified line. */
  text: string;
  /** The second line: why, and what became of the request. */
  reason?: string | undefined;
  /** No screen showed the operation when it failed. */
  unseen?: true;
}
export type Operation = { phase: 'idle' } | { phase: 'request' } | { phase: 'success'; text: string } | FailState;

const idle: Operation = { phase: 'idle' };
export const keyOf = (name: OperationName, id?: string) => (id === undefined ? name : `${name}:${id}`);

/** State of each operation by name, or `name:id`; one that never ran is absent and idle. */
export const operations = proxy<Record<string, Operation>>({});

/** How many mounted components show an operation. */
const viewers = new Map<string, number>();
/** Operations whose last screen was left while they were under way. */
const left = new Set<string>();

export const isViewed = (key: string) => viewers.has(key);

/** Whether every screen that showed it was left since it began; asked once, when it fails. */
export const wasLeft = (key: string) => left.delete(key);

const dropFailure = (key: string) => {
  if (operations[key]?.phase === 'fail') delete operations[key];
};

/** Forgets a failure that was read; a success and what is under way stay. */
export const clearFailure = (name: OperationName, id?: string) => dropFailure(keyOf(name, id));

function leave(key: string) {
  if (viewers.get(key) !== 0) return;
  viewers.delete(key);
  if (operations[key]?.phase === 'request') left.add(key);
  dropFailure(key);
}

/** A failure belongs to the screen that shows it: it goes when the last component that reads the operation is unmounted. */
function view(key: string) {
  viewers.set(key, (viewers.get(key) ?? 0) + 1);
  left.delete(key);
  const shown = operations[key];
  if (shown?.phase === 'fail' && shown.unseen) dropFailure(key);
  return () => {
    viewers.set(key, (viewers.get(key) ?? 1) - 1);
    // One commit may replace the component by another that shows the same operation.
    queueMicrotask(() => leave(key));
  };
}

/** State of one operation, for rendering. */
export function useOperation(name: OperationName, id?: string): Operation {
  const key = keyOf(name, id);
  useEffect(() => view(key), [key]);
  return useSnapshot(operations)[key] ?? idle;
}

/** State of several operations, in their order; `id` tells apart their runs. */
export function useOperations(names: readonly OperationName[], id?: string): Operation[] {
  const all = useSnapshot(operations);
  const keys = names.map((name) => keyOf(name, id));
  const joined = JSON.stringify(keys);
  useEffect(() => {
    const leaves = (JSON.parse(joined) as string[]).map((key) => view(key));
    return () => leaves.forEach((leaveOne) => leaveOne());
  }, [joined]);
  return keys.map((key) => all[key] ?? idle);
}
