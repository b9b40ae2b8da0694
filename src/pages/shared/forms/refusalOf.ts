import type { Outcome } from '../../../state/machine/operations.ts';

/** What a form shows at its fields after a refused call. The text of the whole stands in the operation. */
export const refusalOf = (outcome: Outcome<unknown>): { fields: Record<string, string> } | undefined =>
  outcome.ok ? undefined : { fields: outcome.failure.facts.fields };
