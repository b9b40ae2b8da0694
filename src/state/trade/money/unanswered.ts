import { endKeys, paymentRequests, recallKeys, unansweredInputs } from './idempotency.ts';
import type { OperationName } from '../../machine/actions/index.ts';
import { useSelected } from '../../machine/useSelected.ts';
import { keyOf, useOperation } from '../../machine/status.ts';

export function useUnanswered(name: OperationName, id?: string) {
  const key = keyOf(name, id);
  const { phase } = useOperation(name, id);
  // Before the first render: a form starts with the input of the payment.
  recallKeys(key);
  const inputs = (useSelected(paymentRequests, (all) => all[key]) ?? []).flatMap((request) =>
    request.unanswered ? [request.input] : [],
  );
  return {
    inputs,
    unanswered: phase === 'idle' && inputs.length > 0,
    settle: () => endKeys(key),
  };
}

/** Returns an unanswered input that differs only in the shown price. The earlier request may have been paid. */
export function reuseUnanswered<T>(name: OperationName, id: string, input: T): T {
  const bare = (value: unknown) =>
    JSON.stringify(value, (field, entry: unknown) => (field === 'shown_price' ? undefined : entry));
  const wanted = bare(input);
  const before = unansweredInputs(keyOf(name, id)).find((sent) => bare(sent) === wanted);
  return before === undefined ? input : (before as T);
}
