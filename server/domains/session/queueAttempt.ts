/** Maximum queued attempts of one lane in this process. */
const maxQueued = 64;

const queues = new Map<string, { last: Promise<unknown>; length: number }>();

/**
 * Runs the attempts of one lane one after another, so that each wrong password is counted before the next check.
 * Returns undefined when the queue is full.
 */
export async function queueAttempt<Result>(lane: string, work: () => Promise<Result>): Promise<Result | undefined> {
  const queue = queues.get(lane) ?? { last: Promise.resolve(), length: 0 };
  if (queue.length >= maxQueued) return undefined;
  queue.length += 1;
  queues.set(lane, queue);
  const attempt = queue.last.then(work);
  queue.last = attempt.catch(() => undefined);
  try {
    return await attempt;
  } finally {
    queue.length -= 1;
    if (queue.length === 0) queues.delete(lane);
  }
}
