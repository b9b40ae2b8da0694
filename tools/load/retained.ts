// Memory in use in each thread of a server that was started with `collectGarbage.ts`.
import path from 'node:path';
import type { Exchange, Settings } from '#tests/support/startServer.ts';

export const retainedLine = 'retained ';

/** Settings of a server whose threads report their memory. */
export const askable: Settings = { NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'collectGarbage.ts')}` };

/** Megabytes by thread. */
export type Retained = Readonly<Record<string, number>>;

/** Asks a server at intervals. Each answer is a line of its output. */
export function watchRetained({ signal, output }: Exchange, everyMs: number): () => readonly Retained[] {
  const timer = setInterval(() => signal('SIGUSR2'), everyMs);
  return () => {
    clearInterval(timer);
    return output()
      .split('\n')
      .filter((line) => line.startsWith(retainedLine))
      .map((line) => JSON.parse(line.slice(retainedLine.length)) as Retained);
  };
}
