// The real server as a separate process, on a free port and a data folder that is removed with it.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import manifest from '../../package.json' with { type: 'json' };
import { copyDemo, copyMigrated } from './vitest/scratch.ts';
import { freePort } from './processes/freePort.ts';
import { slowness } from './slowness.ts';

const root = path.join(import.meta.dirname, '..', '..');
/** The arguments with which `npm start` runs Node. */
export const startArguments = manifest.scripts.start.split(' ').slice(1);
const readyLimitMs = 90_000 * slowness();
const pollMs = 50;

// A test's server must not pick up the settings of the shell that runs the tests.
const settings = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'DATABASE_URL',
  'SESSION_SECRET',
  'PUBLIC_URL',
  'SMTP_URL',
  'SEED',
  'MFA',
  'NODE_ENV',
  'NODE_OPTIONS',
]);

export type Settings = Readonly<Record<string, string>>;

/** For measurements: child processes have the low priority that they have in production. */
export const asOperated: Settings = { TEST_CHILD_NICENESS: '' };

/** A started process: what it has written so far, and how it ended. */
export interface Launched {
  pid: number;
  output: () => string;
  /** Lines on standard error. */
  errors: () => string;
  /** Resolves when the process is gone: its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  signal: (name: NodeJS.Signals) => void;
  /** Closes its standard output, like a shell that stops reading. */
  closeOutput: () => void;
}

export interface Exchange extends Launched {
  url: string;
  dataDir: string;
  /** Ends the server as Ctrl-C would and removes its data, unless the folder was given by the caller. */
  stop: () => Promise<void>;
}

/** Starts `node <args>` with only the named settings; for programs that end without a signal. */
export function launch(args: readonly string[], env: Settings = {}, cwd = root): Launched {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !settings.has(name)));
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...inherited, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    errors += chunk.toString();
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    errors: () => errors,
    ended: new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (code, signal) => resolve(code ?? signal ?? 'SIGKILL'));
    }),
    signal: (name) => child.kill(name),
    closeOutput: () => child.stdout.destroy(),
  };
}

/**
 * Starts the server of `cwd` and waits until it answers on /ready. Throws with its output when it ends before. In an
 * empty folder the tables and the demo data may be there already, as after an earlier start.
 */
export async function startServer(env: Settings = {}, cwd = root): Promise<Exchange> {
  const port = env['PORT'] ?? String(await freePort());
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(path.join(tmpdir(), 'exchange-run-'));
  const { SEED = 'catalogue', TEST_CLOCK_OFFSET, DATABASE_URL } = env;
  if (!DATABASE_URL && cwd === root && isEmpty(dataDir))
    await (SEED === 'catalogue' && !TEST_CLOCK_OFFSET ? copyDemo : copyMigrated)(dataDir);
  const url = `http://127.0.0.1:${port}`;
  const server = launch(
    startArguments,
    {
      RATE_LIMITS: 'off',
      SEED,
      TEST_PASSWORD_KIB: '8',
      TEST_CHILD_NICENESS: '0',
      ...env,
      PORT: port,
      DATA_DIR: dataDir,
    },
    cwd,
  );
  let gone = false;
  const ended = server.ended.finally(() => (gone = true));
  const deadline = Date.now() + readyLimitMs;
  while (!(await answers(`${url}/ready`))) {
    if (gone) throw new Error(`The server ended before it was ready:\n${server.output()}`);
    if (Date.now() > deadline) {
      server.signal('SIGKILL');
      throw new Error(`The server was not ready in ${readyLimitMs} ms:\n${server.output()}`);
    }
    await wait(pollMs);
  }
  return {
    ...server,
    url,
    dataDir,
    async stop() {
      server.signal('SIGINT');
      await ended;
      if (!env['DATA_DIR']) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const isEmpty = (folder: string) => !existsSync(folder) || readdirSync(folder).length === 0;

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
