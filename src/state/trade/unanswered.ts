import { useSnapshot } from 'valtio';
import { endKeys, kept, recallKeys, unansweredInputs } from './idempotency.ts';
import type { OperationName } from '../machine/rows.ts';
import { keyOf, useOperation } from '../machine/status.ts';

/** Which earlier runs that move tokens were never answered, and how the person says that they are settled. */
export function useUnanswered(name: OperationName, id?: string) {
  const key = keyOf(name, id);
  const { phase } = useOperation(name, id);
  // Before the first drawing: a form begins with what was sent.
  recallKeys(key);
  const inputs = (useSnapshot(kept)[key] ?? []).flatMap((wish) => (wish.unanswered ? [wish.input] : []));
  return {
    /** What was sent then, the oldest first. */
    inputs,
    unanswered: phase === 'idle' && inputs.length > 0,
    settle: () => endKeys(key),
  };
}

/**
 * The input to send: one that was sent before and never answered, where only the price shown differs. That price is not the
 * person's input, and the earlier request may have been paid already.
 */
export function asSent<T>(name: OperationName, id: string, input: T): T {
  const bare = (value: unknown) =>
    JSON.stringify(value, (field, held: unknown) => (field === 'shown_price' ? undefined : held));
  const wanted = bare(input);
  const before = unansweredInputs(keyOf(name, id)).find((sent) => bare(sent) === wanted);
  return before === undefined ? input : (before as T);
}
