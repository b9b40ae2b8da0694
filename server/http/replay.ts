// Server-sent events that repeat the lines of a file for ever, one a second.
import { setTimeout as wait } from 'node:timers/promises';

const beatMs = 1_000;
/** Events that a new reader is given at once. */
const backlog = 50;
/** Events at most for a reader who comes back. */
const longestCatchUp = 1_000;

/** Which reader, and when. */
export interface ReplayOptions {
  /** The server's clock, milliseconds since 1970. */
  readonly now: () => number;
  /** Ends the replay. */
  readonly signal: AbortSignal;
  /** What the reader last saw; the replay goes on after it. */
  readonly lastEventId?: string | undefined;
}

/**
 * The events as text. The event of second `s` since 1970 has the id `s` and the line `s` modulo their number, so that
 * all readers, and all processes, send the same at the same time. A slow reader misses events instead of lagging.
 */
export async function* replay(
  lines: readonly string[],
  { now, signal, lastEventId }: ReplayOptions,
): AsyncGenerator<string> {
  const second = () => Math.floor(now() / beatMs);
  const event = (id: number) => `id: ${id}\ndata: ${lines[id % lines.length]}\n\n`;
  const between = (from: number, to: number) => {
    const ids = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + 1 + index);
    return ids.map(event).join('');
  };
  let sent = second();
  yield `retry: 2000\n\n${between(startAfter(lastEventId, sent), sent)}`;
  for (;;) {
    try {
      await wait(beatMs - (now() % beatMs), undefined, { signal });
    } catch {
      return;
    }
    const current = second();
    if (current <= sent) continue;
    sent = current;
    yield event(current);
  }
}

function startAfter(lastEventId: string | undefined, current: number): number {
  const seen = /^\d{1,15}$/u.test(lastEventId ?? '') ? Number(lastEventId) : Number.NaN;
  if (seen <= current) return Math.max(seen, current - longestCatchUp);
  return current - backlog;
}
