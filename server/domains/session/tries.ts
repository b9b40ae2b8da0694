/** Attempts of one name that wait for each other in this process. */
const maxInLine = 64;

const lines = new Map<string, { last: Promise<unknown>; length: number }>();

/**
 * Runs the attempts of one name one after another: right passwords sent at once all pass, wrong ones are each counted
 * before the next is looked at. Undefined when the line is too long.
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
