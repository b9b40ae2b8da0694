// A folder that all test files of a run share, for data that is slow to create and cheap to copy. Vitest projects name
// this file in their globalSetup; other processes create their own data.
import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { connect } from '#server/database/connection/connect.ts';
import { migrate } from '#server/database/migrate.ts';
import { migrations } from '#server/database/migrations/index.ts';
import { bundlePrograms } from '#server/launch/programs.ts';
import { compileCache, scratchVariable, shareScratch } from '../../run/scratch.ts';
import { freePort } from '../processes/freePort.ts';
import { slowness } from '../slowness.ts';

const pollMs = 50;
/** Maximum milliseconds to create the demo data, the slowest of the originals. */
const limitMs = 120_000 * slowness();
const root = path.join(import.meta.dirname, '..', '..', '..');

let cleanup: (() => void) | undefined;
export async function setup(): Promise<void> {
  cleanup = shareScratch();
  await bundlePrograms();
}
export const teardown = (): void => cleanup?.();

/** Fills a folder with a copy of the data that `make` creates once per run. Does nothing without a shared folder. */
export async function copyOf(name: string, dataDir: string, make: (folder: string) => Promise<void>): Promise<void> {
  const scratch = process.env[scratchVariable];
  if (!scratch) return;
  const made = path.join(scratch, name);
  const making = `${made}.making`;
  const lock = `${made}.lock`;
  const deadline = Date.now() + limitMs;
  while (!existsSync(made)) {
    try {
      mkdirSync(lock);
    } catch {
      if (Date.now() > deadline) throw new Error(`${name} is not made after ${limitMs} ms: see ${lock}`);
      // Another test file is creating it.
      await wait(pollMs);
      continue;
    }
    try {
      // It may have been created between the check and the lock.
      if (existsSync(made)) break;
      mkdirSync(making, { mode: 0o700 });
      await make(making);
      renameSync(making, made);
    } finally {
      rmSync(making, { recursive: true, force: true });
      rmSync(lock, { recursive: true, force: true });
    }
  }
  cpSync(made, dataDir, { recursive: true });
}

/** An embedded database without a table: a first start takes seconds, a copy a fraction of one. */
export const copyEmpty = (dataDir: string) =>
  copyOf('empty', dataDir, async (folder) => (await connect({ dataDir: folder, production: false })).close());

/** An embedded database with the exchange's current tables, empty. */
export const copyMigrated = (dataDir: string) =>
  copyOf('migrated', dataDir, async (folder) => {
    await copyEmpty(folder);
    const database = await connect({ dataDir: folder, production: false });
    await migrate(database, migrations);
    await database.close();
  });

/** Fills DATA_DIR, or DATABASE_URL, with the demo data. A separate process, because few test processes load the server. */
export async function fillDemo(place: Readonly<Record<string, string>>): Promise<void> {
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: compileCache(),
    TEST_PASSWORD_KIB: '8',
    ...place,
    PORT: String(await freePort()),
  };
  await promisify(execFile)(process.execPath, ['tests/support/database/fillDemo.ts'], {
    cwd: root,
    env,
    timeout: limitMs,
  });
}

/** An embedded database with the catalogue of the demo data, measured. */
export const copyDemo = (dataDir: string) =>
  copyOf('demo', dataDir, async (folder) => {
    await copyMigrated(folder);
    await fillDemo({ DATA_DIR: folder });
  });
