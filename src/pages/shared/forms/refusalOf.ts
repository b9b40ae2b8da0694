import type { Outcome } from '../../../state/machine/operations.ts';

export const refusalOf = (outcome: Outcome<unknown>): { fields: Record<string, string> } | undefined =>
  outcome.ok ? undefined : { fields: outcome.failure.facts.fields };
