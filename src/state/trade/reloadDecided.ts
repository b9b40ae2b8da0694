import { reload, type Outcome } from '../machine/operations.ts';

/** Reloads the lists where another administrator decided first, which the server answers with this code. */
export async function reloadDecided<Value>(
  decision: Promise<Outcome<Value>>,
  code: 'payment_decided' | 'request_decided',
  lists: readonly string[],
): Promise<Outcome<Value>> {
  const outcome = await decision;
  if (!outcome.ok && outcome.failure.facts.code === code) reload(lists);
  return outcome;
}
