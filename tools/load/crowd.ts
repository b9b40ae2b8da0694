// Competing load on the machine during a measurement.
import { readdirSync, readFileSync } from 'node:fs';

/** Maximum share of time that a process may wait for a processor before its times are ignored. */
const waitShare = 0.1;

interface Seen {
  /** Seconds of processors used, and seconds for which the threads waited for one. */
  used: number;
  waited: number;
}

/** Scheduler statistics of all threads of a process. Linux only; elsewhere nothing is known. */
function lookAt(pid: number): Seen | undefined {
  try {
    const threads = readdirSync(`/proc/${pid}/task`).map((id) =>
      readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ').map(Number),
    );
    const sum = (place: number) => threads.reduce((total, thread) => total + (thread[place] ?? 0), 0) / 1e9;
    return { used: sum(0), waited: sum(1) };
  } catch {
    return undefined;
  }
}

/**
 * Watches a process from now on. The answer tells how many seconds of processors it has used since, and whether it was
 * crowded out by others: then its times on the clock say nothing of it.
 */
export function watchProcess(pid: number): () => { cpuSeconds: number; crowded: boolean } {
  const [before, start] = [lookAt(pid), performance.now()];
  return () => {
    const after = lookAt(pid);
    if (!before || !after) return { cpuSeconds: Number.NaN, crowded: true };
    const seconds = (performance.now() - start) / 1_000;
    return { cpuSeconds: after.used - before.used, crowded: after.waited - before.waited > seconds * waitShare };
  };
}
