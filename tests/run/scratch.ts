import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Environment variable with the folder that test processes share. */
export const scratchVariable = 'TEST_RUN_SCRATCH';

const prefix = 'exchange-run-';
const inMemory = '/dev/shm';
/** Several times the bytes of the temporary files of a run. */
const neededBytes = 6 * 2 ** 30;

/** Creates the shared folder for temporary files, unless a caller did. Returns a cleanup function. */
export function shareScratch(): () => void {
  if (process.env[scratchVariable]) return () => undefined;
  removeDead(inMemory);
  const folder = mkdtempSync(path.join(isUsable(inMemory) ? inMemory : tmpdir(), `${prefix}${process.pid}-`));
  // PostgreSQL runs as another user and must reach its data.
  chmodSync(folder, 0o711);
  const { TMPDIR: former, NODE_COMPILE_CACHE: formerCache } = process.env;
  Object.assign(process.env, { [scratchVariable]: folder, TMPDIR: folder });
  process.env['NODE_COMPILE_CACHE'] = compileCache();
  return () => {
    remove(folder);
    delete process.env[scratchVariable];
    restore('TMPDIR', former);
    restore('NODE_COMPILE_CACHE', formerCache);
  };
}

/** Stripped and compiled modules, for all Node processes of a run: where `server/main.ts` keeps them too. */
export const compileCache = (): string => path.join(tmpdir(), 'node-compile-cache');

function restore(name: string, former: string | undefined): void {
  if (former === undefined) delete process.env[name];
  else process.env[name] = former;
}

/** Checks a folder in memory, where database syncs cost nothing. */
function isUsable(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return (
      Math.min(bavail * bsize, freemem()) >= neededBytes && runsPrograms(folder, readFileSync('/proc/mounts', 'utf8'))
    );
  } catch {
    return false;
  }
}

/** Containers may mount the folder with `noexec`: tests start programs that they wrote. */
export const runsPrograms = (folder: string, mounts: string): boolean =>
  !mounts
    .split('\n')
    .map((line) => line.split(' '))
    .some(([, at, , options]) => at === folder && options?.split(',').includes('noexec'));

/** Removes the folders of killed runs, which occupy memory. */
export function removeDead(base: string): void {
  for (const name of existsSync(base) ? readdirSync(base) : []) {
    const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
    if (pid > 0 && !isRunning(pid)) remove(path.join(base, name));
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Ending processes may still write. A later run removes the rest. */
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  } catch (error) {
    process.stderr.write(`${folder} stays: ${error instanceof Error ? error.message : String(error)}\n`);
  }
}
