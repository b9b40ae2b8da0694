// Server-sent events that repeat the lines of a file forever, one per second.
import { setTimeout as wait } from 'node:timers/promises';

const beatMs = 1_000;
const backlog = 50;
const longestCatchUp = 1_000;

interface ReplayOptions {
  /** The server's clock, milliseconds since 1970. */
  readonly now: () => number;
  readonly signal: AbortSignal;
  readonly lastEventId?: string | undefined;
}

/** Second `s` since 1970 is event `s`, so all readers get the same. A slow reader skips events. */
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
