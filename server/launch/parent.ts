// npm runs a script in a shell, hands SIGTERM to that shell alone and ends with it: the script would run on.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const lookEveryMs = 500;

/** Sends this process SIGTERM when the npm that runs `script`, or its shell, has ended. Returns what stops the watch. */
export function endWithNpm(script: 'start' | 'dev'): () => void {
  const { npm_lifecycle_event: event, npm_lifecycle_script: line } = process.env;
  if (event !== script || !line) return () => undefined;
  const parent = process.ppid;
  // A shell that was replaced by the script leaves npm as the parent, and who started npm may end at any time.
  const npm = readProcess(parent, 'cmdline').includes(line) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Undefined on systems without /proc, where the end of npm alone is not seen. */
function parentOf(pid: number): number | undefined {
  // The name of the program, in parentheses, may hold anything.
  const [, parent] = readProcess(pid, 'stat').split(')').at(-1)?.trim().split(' ') ?? [];
  return parent === undefined ? undefined : Number(parent);
}

function readProcess(pid: number, file: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
