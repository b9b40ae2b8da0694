import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { codeOf, DatabaseError } from './errors.ts';

/** Folders that hold people's data are for the server's user only. */
const mode = 0o700;

/** Makes a folder and those above it, one by one: where a file system takes no folders, node's own way never ends. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have been quicker.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Where a restore gathers what it will move in; while it stands the data folder holds no exchange. */
export const unfinishedRestore = (dataDir: string) => path.join(dataDir, '.restoring');

/** Makes the data folder; throws `notWritable` in words for the operator when that cannot be. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new DatabaseError(
      'notWritable',
      `The data folder ${folder} cannot be made (${codeOf(error)}): set DATA_DIR`,
      {
        cause: error,
      },
    );
  }
}

/** Refuses a folder into which a restore was cut off: what is there would be taken for an empty exchange. */
export function refuseUnfinished(folder: string): void {
  if (!existsSync(unfinishedRestore(folder))) return;
  throw new DatabaseError('damaged', `A restore into ${folder} was cut off: empty the folder and restore again`);
}
