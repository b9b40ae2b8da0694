import { Refusal } from './refusal.ts';

/**
 * Lets at most `maxRunning` pieces of work run at once and `maxWaiting` wait in line; the next is refused with 503 and
 * `busy`. For work that takes a processor or much memory.
 */
export function createTurns(maxRunning: number, maxWaiting: number, busy: string) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new Refusal(503, 'busy', busy, { retryAfter: 2 });
      // Whoever finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
