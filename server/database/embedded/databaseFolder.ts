import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from '../dataFolder.ts';
import { codeOf, DatabaseError } from '../errors.ts';
import { syncPath } from './durableFs.ts';

/** The PostgreSQL major version of PGlite 0.5.16. Folders of another version cannot be read. */
const majorVersion = '18';

export const folderName = 'database';

export function makeWritable(folder: string): void {
  const parent = dirname(folder);
  const probe = join(parent, `.write-${process.pid}`);
  try {
    makeFolder(parent);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new DatabaseError('notWritable', `The data folder ${parent} cannot be written (${codeOf(error)})`, {
      cause: error,
    });
  }
}

const sqliteBusy = 5;

/** An operating system lock: PGlite loses rows with two processes, and a stale file could block a start. */
export function lockFolder(folder: string): DatabaseSync {
  const path = `${folder}.lock`;
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(path, { timeout: 0 });
    lock.exec('PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock?.close();
    const busy = typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === sqliteBusy;
    throw busy
      ? new DatabaseError('inUse', `The database folder ${folder} is in use by another process`, { cause: error })
      : new DatabaseError('notWritable', `The lock file ${path} cannot be written`, { cause: error });
  }
}

const marker = (folder: string) => `${folder}.initialising`;

/** True for a folder without a database, or with one whose creation was interrupted. */
export const isUnused = (folder: string): boolean =>
  existsSync(marker(folder)) || !existsSync(folder) || readdirSync(folder).length === 0;

/**
 * Detects a new or existing folder and refuses an incomplete one: PGlite would fill the gaps with an empty database.
 * The marker file exists until every file of a new folder is on disk. Nothing is acknowledged before that, so an
 * interrupted first start can be deleted.
 */
export function inspectFolder(folder: string): 'new' | 'existing' {
  if (existsSync(marker(folder))) rmSync(folder, { recursive: true, force: true });
  if (isUnused(folder)) {
    writeFileSync(marker(folder), '');
    syncPath(dirname(folder));
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return 'new';
  }
  const version = readVersion(folder);
  if (version !== majorVersion) {
    throw new DatabaseError(
      'damaged',
      version === undefined
        ? `The database folder ${folder} is damaged: PG_VERSION or global/pg_control is missing; restore a backup`
        : `The database folder ${folder} is of PostgreSQL ${version}, not ${majorVersion}`,
    );
  }
  return 'existing';
}

function readVersion(folder: string): string | undefined {
  try {
    readFileSync(join(folder, 'global', 'pg_control'));
    return readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim();
  } catch {
    return undefined;
  }
}

export function sealFolder(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(folder);
  rmSync(marker(folder));
  syncPath(dirname(folder));
}
