/** Maximum queued attempts of one name in this process. */
const maxInLine = 64;

const lines = new Map<string, { last: Promise<unknown>; length: number }>();

/**
 * Runs the attempts of one name one after another, so that each wrong password is counted before the next check.
 * Returns undefined when the queue is full.
 */
export async function inLine<Result>(name: string, work: () => Promise<Result>): Promise<Result | undefined> {
  const line = lines.get(name) ?? { last: Promise.resolve(), length: 0 };
  if (line.length >= maxInLine) return undefined;
  line.length += 1;
  lines.set(name, line);
  const turn = line.last.then(work);
  line.last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    line.length -= 1;
    if (line.length === 0) lines.delete(name);
  }
}
