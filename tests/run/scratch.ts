import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Names the folder that test processes share. They inherit the environment. */
export const scratchVariable = 'TEST_RUN_SCRATCH';

const prefix = 'exchange-run-';
const inMemory = '/dev/shm';
/** Several times the bytes of the temporary files of a run. */
const neededBytes = 6 * 2 ** 30;
const staleMs = 24 * 3_600_000;

/** Creates the folder, which is also that of temporary files, unless a caller did. Returns a cleanup function. */
export function shareScratch(): () => void {
  if (process.env[scratchVariable]) return () => undefined;
  const folder = mkdtempSync(path.join(isRoomy(inMemory) ? inMemory : tmpdir(), prefix));
  // PostgreSQL runs as another user and must reach its data.
  chmodSync(folder, 0o711);
  const { TMPDIR: former } = process.env;
  Object.assign(process.env, { [scratchVariable]: folder, TMPDIR: folder });
  return () => {
    rmSync(folder, { recursive: true, force: true });
    delete process.env[scratchVariable];
    if (former === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = former;
  };
}

/** In memory, the syncs of databases cost nothing. */
function isRoomy(folder: string): boolean {
  try {
    removeStale(folder);
    const { bavail, bsize } = statfsSync(folder);
    return Math.min(bavail * bsize, freemem()) >= neededBytes;
  } catch {
    return false;
  }
}

/** A killed run leaves its folder, which takes memory. */
function removeStale(base: string): void {
  for (const name of readdirSync(base).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(base, name);
    if (statSync(folder).mtimeMs < Date.now() - staleMs) rmSync(folder, { recursive: true, force: true });
  }
}
