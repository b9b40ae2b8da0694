import type { Outcome } from '../../../state/machine/operations.ts';

/** Field errors of a refused call; the operation holds the form error. */
export const refusalOf = (outcome: Outcome<unknown>): { fields: Record<string, string> } | undefined =>
  outcome.ok ? undefined : { fields: outcome.failure.facts.fields };
