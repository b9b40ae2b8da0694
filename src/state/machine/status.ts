import { useEffect } from 'react';
import { proxy } from 'valtio';
import type { FailureFacts } from '../../api/failure.ts';
import type { OperationName } from './actions/index.ts';
import { useSelected } from './useSelected.ts';

export interface FailState extends FailureFacts {
  phase: 'fail';
  text: string;
  reason?: string | undefined;
  unseen?: true;
}
export type Operation = { phase: 'idle' } | { phase: 'request' } | { phase: 'success'; text: string } | FailState;

const idle: Operation = { phase: 'idle' };
export const keyOf = (name: string, id?: string) => (id === undefined ? name : `${name}:${id}`);

export const operations = proxy<Record<string, Operation>>({});

const viewers = new Map<string, number>();
const unviewed = new Set<string>();

export const isViewed = (key: string) => viewers.has(key);

/** Returns true once after the screen of a running operation was left. */
export const wasLeft = (key: string) => unviewed.delete(key);

/** A failure that comes later goes to the snackbar. */
function dropFailure(key: string) {
  const phase = operations[key]?.phase;
  if (phase === 'request') unviewed.add(key);
  if (phase === 'fail') delete operations[key];
}

/** Called by a dialog that closes while its parent stays mounted. */
export const clearFailure = (name: OperationName, id?: string) => dropFailure(keyOf(name, id));

function removeViewer(key: string) {
  if (viewers.get(key) !== 0) return;
  viewers.delete(key);
  dropFailure(key);
}

/** Clears a failure when the last component that shows it unmounts. */
function addViewer(key: string) {
  viewers.set(key, (viewers.get(key) ?? 0) + 1);
  unviewed.delete(key);
  const shown = operations[key];
  if (shown?.phase === 'fail' && shown.unseen) dropFailure(key);
  return () => {
    viewers.set(key, (viewers.get(key) ?? 1) - 1);
    // A commit may replace the component by another one with the same operation.
    queueMicrotask(() => removeViewer(key));
  };
}

export const useOperation = (name: OperationName, id?: string): Operation => useStatusOf(keyOf(name, id));

export function useStatusOf(key: string): Operation {
  useEffect(() => addViewer(key), [key]);
  return useSelected(operations, (all) => all[key]) ?? idle;
}

export function useOperations(names: readonly string[], id?: string): Operation[] {
  const keys = names.map((name) => keyOf(name, id));
  const joined = JSON.stringify(keys);
  useEffect(() => {
    const leaves = (JSON.parse(joined) as string[]).map((key) => addViewer(key));
    return () => leaves.forEach((leaveOne) => leaveOne());
  }, [joined]);
  return useSelected(operations, (all) => keys.map((key) => all[key] ?? idle));
}
