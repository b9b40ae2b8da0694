// Own implementation because removing an idle lane would rely on the order of p-limit's microtasks.
const maxQueued = 64;

const queues = new Map<string, { last: Promise<unknown>; length: number }>();

/** Runs a lane's attempts one at a time, so that each wrong password is counted before the next check. */
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
