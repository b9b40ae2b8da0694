import { createHash } from 'node:crypto';
import type { Step } from '../migrate.ts';
import { schema } from './100-schema.ts';

/** SHA-256 of the 110 steps before the first release. They made the schema of 100-schema, see ADR 028. */
const lastSteps = '2b79f2b8b18bafeb149b96ca109a673dc58a11c9b142735ea891cf482ce7da44';

export function currentSteps(done: readonly Step[]): readonly Step[] {
  const old = done.filter(({ name }) => name < schema.name);
  const lines = old.map(({ name, step, statement }) => `${name} ${step} ${statement}`).toSorted();
  if (createHash('sha256').update(lines.join('\n')).digest('hex') !== lastSteps) return done;
  const steps = schema.steps.map((statement, step) => ({ name: schema.name, step, statement }));
  return [...steps, ...done.filter((step) => !old.includes(step))];
}
