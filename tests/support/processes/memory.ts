// Resident memory of processes, sampled every few seconds.
import { readFileSync } from 'node:fs';

const everyMs = 5_000;

function megabytesOf(pid: number | undefined, entry: RegExp): number {
  try {
    return Number(entry.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1_024;
  } catch {
    return Number.NaN;
  }
}

/** Megabytes of resident memory; NaN if unavailable. */
export const residentOf = (pid: number): number => megabytesOf(pid, /VmRSS:\s+(\d+) kB/u);
/** Peak resident memory in megabytes; NaN if unavailable. */
export const peakOf = (pid: number | undefined): number => megabytesOf(pid, /VmHWM:\s+(\d+) kB/u);

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export interface Memory {
  /** Megabytes of all processes in the second and the last sixth of the time: minutes 5 to 10 and 25 to 30 of 30. */
  early: number;
  late: number;
}

/** Samples until the returned function is called. Without /proc the figures are NaN. */
export function watchMemory(pids: readonly number[]): () => Memory {
  const seen: number[] = [];
  const look = () => void seen.push(pids.reduce((sum, pid) => sum + residentOf(pid), 0));
  look();
  const timer = setInterval(look, everyMs);
  return () => {
    clearInterval(timer);
    look();
    const sixth = Math.max(1, Math.floor(seen.length / 6));
    return { early: mean(seen.slice(sixth, sixth * 2 + 1)), late: mean(seen.slice(-sixth)) };
  };
}
