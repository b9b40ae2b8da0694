// npm runs a script in a shell, sends SIGTERM to that shell only and exits with it. The script would keep running.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const lookEveryMs = 500;

/** Sends this process SIGTERM when the npm that runs `script`, or its shell, has ended. Returns a cleanup function. */
export function endWithNpm(script: 'start' | 'dev'): () => void {
  const { npm_lifecycle_event: event, npm_lifecycle_script: line } = process.env;
  if (event !== script || !line) return () => undefined;
  const parent = process.ppid;
  // With `exec`, npm is the parent itself. Whatever started npm may exit at any time.
  const npm = readProcess(parent, 'cmdline').includes(line) ? parentOf(parent) : undefined;
  const timer = setInterval(() => {
    if (process.ppid === parent && (npm === undefined || parentOf(parent) === npm)) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, lookEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Undefined on systems without /proc, where only the end of npm's shell is detected. */
function parentOf(pid: number): number | undefined {
  // The program name, in parentheses, may contain any character.
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
