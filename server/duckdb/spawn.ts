// Starts a child process without access to the server's secrets.
import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runLimits } from '#contract/constants.ts';
import { childNiceness } from '../kernel/variables.ts';

const root = realpathSync(path.join(import.meta.dirname, '..', '..'));
const readable = ['package.json', 'server', 'contract', 'node_modules'].map((name) => path.join(root, name));
/** Megabytes of the JavaScript heap. DuckDB has its own limit; their sum is below that of the process. */
const heapMegabytes = 128;
/** The default size would keep another 100 MB of written rows before a collection. */
const youngMegabytes = 8;
export const databaseBytes = 288 * 2 ** 20;
export interface ChildOptions {
  readonly program: string;
  readonly seconds: number;
  readonly outputBytes: number;
  /** The child may also write to its folder. */
  readonly writes: boolean;
  /** Steps of priority below this process. */
  readonly niceness: number;
}

const usualOptions: Omit<ChildOptions, 'program'> = {
  seconds: runLimits.seconds,
  outputBytes: 16 * 2 ** 20,
  writes: false,
  niceness: childNiceness,
};
const maxErrorBytes = 4_096;
const gentlest = 19;

const environment = () =>
  process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] ?? 'C:\\Windows' } : {};

export interface Crash {
  readonly crash: 'time' | 'output' | 'exit';
  readonly complaint: string;
}

/** The child starts while `job` is still fetching its data. It ends at the time limit or on `signal`. */
export async function runChild<Answer extends object>(
  job: object | Promise<object>,
  folder: string,
  signal: AbortSignal,
  options: Partial<ChildOptions> & Pick<ChildOptions, 'program'>,
): Promise<Answer | Crash> {
  // The abort event of an aborted signal never comes.
  if (signal.aborted) {
    Promise.resolve(job).catch(() => undefined);
    throw signal.reason;
  }
  const { program, seconds, outputBytes, writes, niceness } = { ...usualOptions, ...options };
  const flags = [
    '--permission',
    '--allow-addons',
    ...[...readable, folder].map((one) => `--allow-fs-read=${one}`),
    ...(writes ? [`--allow-fs-write=${folder}`] : []),
  ];
  const heap = [`--max-old-space-size=${heapMegabytes}`, `--max-semi-space-size=${youngMegabytes}`];
  const child = spawn(process.execPath, [...flags, ...heap, '--no-warnings', program], {
    env: environment(),
    cwd: folder,
    stdio: ['pipe', 'pipe', 'pipe'],
    windowsHide: true,
  });
  const kill = () => void child.kill('SIGKILL');
  let late = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', kill, { once: true });
  const output: Buffer[] = [];
  let size = 0;
  let complaint = '';
  child.stdout.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > outputBytes) kill();
    else output.push(chunk);
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    complaint = (complaint + chunk).slice(0, maxErrorBytes);
  });
  // A child that ends before reading its job is reported by its exit.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', () => resolve());
  });
  // The first failure is reported. The other must not become an unhandled rejection.
  for (const one of [ended, job]) Promise.resolve(one).catch(() => undefined);
  if (child.pid !== undefined) lower(child.pid, niceness);
  try {
    child.stdin.end(JSON.stringify(await job));
    timer = setTimeout(() => {
      late = true;
      kill();
    }, seconds * 1000);
    await ended;
  } catch (error) {
    kill();
    await ended.catch(() => undefined);
    throw error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', kill);
  }
  if (signal.aborted) throw signal.reason;
  if (late) return { crash: 'time', complaint };
  if (size > outputBytes) return { crash: 'output', complaint };
  const outcome = outcomeOf(Buffer.concat(output).toString('utf8')) as Answer | undefined;
  return outcome ?? { crash: 'exit', complaint };
}

function lower(pid: number, niceness: number): void {
  try {
    os.setPriority(pid, Math.min(gentlest, os.getPriority() + niceness));
  } catch {
    // The child has already ended, or the system has no priorities.
  }
}

function outcomeOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
