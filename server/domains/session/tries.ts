import { createHash } from 'node:crypto';
import type { Exchange } from '../../exchange.ts';
import { takeTry, type BackOff } from '../../limits.ts';

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

/** Wrong passwords before the first wait, and what is known of a name an hour after its last try. */
const backOff = (firstWait: number): BackOff => ({ free: 5, firstWait, maxWait: 900, memory: 3600 });

/** A name as a key: it may be anything that somebody typed, so only its digest is kept. */
export const keyOf = (name: string) => `signin:${createHash('sha256').update(name).digest('base64url')}`;

/** Whether this name may try a password now. Names that nobody has are counted alike. */
export const mayTry = ({ db, config, now }: Exchange, name: string): Promise<boolean> =>
  takeTry(db, keyOf(name), backOff(config.loginBackoff), now());
