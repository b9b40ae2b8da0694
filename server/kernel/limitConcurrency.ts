import pLimit from 'p-limit';
import { Refusal } from './refusal.ts';

/** More than `maxWaiting` queued tasks are refused with 503 and `busy`. */
export function limitConcurrency(maxRunning: number, maxWaiting: number, busy: string) {
  const limit = pLimit(maxRunning);
  return async function limited<Result>(work: () => Promise<Result>): Promise<Result> {
    if (limit.activeCount + limit.pendingCount >= maxRunning + maxWaiting) {
      throw new Refusal(503, 'busy', busy, { retryAfter: 2 });
    }
    return limit(work);
  };
}
