import { Refusal } from './refusal.ts';

/**
 * Creates a queue that runs at most `maxRunning` tasks at once. More than `maxWaiting` queued tasks are refused with
 * 503 and `busy`. For work that needs much CPU or memory.
 */
export function limitConcurrency(maxRunning: number, maxWaiting: number, busy: string) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new Refusal(503, 'busy', busy, { retryAfter: 2 });
      // A finished task hands its slot to the next one, so `running` does not change.
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
