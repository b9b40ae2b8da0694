import type { Faults } from '#server/database/injectFaults.ts';

/** The seed of this run: `TEST_SEED` repeats an earlier one. Printed, so that a failure can be repeated. */
export function runSeed(): number {
  const seed = Number(process.env['TEST_SEED'] ?? Math.floor(Math.random() * 1e9));
  console.info(`TEST_SEED=${seed}`);
  return seed;
}

/** Runs `work` with seeded waits of up to `maxMs` around every query, which expose races on one connection. */
export async function withJitter<Result>(
  faults: Faults,
  jitter: { seed: number; maxMs: number },
  work: () => Promise<Result>,
): Promise<Result> {
  faults.jitter(jitter);
  try {
    return await work();
  } finally {
    faults.jitter(undefined);
  }
}

/** More database calls than any single request makes; reaching it means the work never ends. */
const maxCalls = 500;

/** Outcome of one attempt of `failEveryCall`. */
export interface Outcome<Result> {
  /** Number of the database call that failed. */
  k: number;
  /** False in the last attempt, which needed fewer calls. */
  fired: boolean;
  result?: Result;
  error?: unknown;
}

/**
 * Runs `attempt` with its first, its second, … database call failing, until one attempt needs fewer calls than that.
 * `check` then looks for partial results without faults. Returns the number of failed calls.
 */
export async function failEveryCall<Result>(
  faults: Faults,
  attempt: (k: number) => Promise<Result>,
  check: (outcome: Outcome<Result>) => Promise<void>,
): Promise<number> {
  for (let k = 1; k <= maxCalls; k += 1) {
    faults.failAt(k);
    const settled = await attempt(k).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
    const fired = faults.fired();
    faults.failAt(undefined);
    await check({ k, fired, ...settled });
    if (!fired) return k - 1;
  }
  throw new Error(`The work makes more than ${maxCalls} database calls`);
}
