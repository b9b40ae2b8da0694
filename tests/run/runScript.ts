import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

export interface Outcome {
  succeeded: boolean;
  output: string;
  /** Wall time in milliseconds. */
  tookMs: number;
}

const root = path.join(import.meta.dirname, '..', '..');
const beatMs = 30_000;
const posix = process.platform !== 'win32';

/** Runs a command line in the checkout and buffers its output. Reports every 30 s that it is alive. */
export function runScript(
  command: string,
  options: { env?: NodeJS.ProcessEnv; limitMs: number; onBeat: (elapsedMs: number) => void },
): Promise<Outcome> {
  const begun = Date.now();
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(command, {
    cwd: root,
    shell: true,
    // A separate process group, so that all children of the step end with it.
    detached: posix,
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      ...options.env,
      PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    if (posix) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  };
  const interrupted = () => process.exit(130);
  let output = '';
  const collect = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const beat = setInterval(() => options.onBeat(Date.now() - begun), beatMs);
  const limit = setTimeout(() => {
    output += `\nStopped after ${options.limitMs / 60_000} minutes.\n`;
    end();
  }, options.limitMs);
  // Prepended: other exit handlers remove folders that the children use.
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted).prependOnceListener('exit', end);
  return new Promise((resolve) => {
    const settle = (succeeded: boolean) => {
      clearInterval(beat);
      clearTimeout(limit);
      process.off('SIGINT', interrupted).off('SIGTERM', interrupted).off('exit', end);
      resolve({ succeeded, output, tookMs: Date.now() - begun });
    };
    child.on('error', (error) => {
      output += error.message;
      settle(false);
    });
    child.on('close', (code) => settle(code === 0));
  });
}
