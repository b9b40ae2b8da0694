import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { codeOf, DatabaseError } from './errors.ts';

/** Folders with personal data are readable by the server's user only. */
const mode = 0o700;

/**
 * Creates a folder and its parents one by one. Node's recursive mkdir never ends on file systems that refuse folders.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // Another process may have created it.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Staging folder of a restore. While it exists, the data folder contains no exchange. */
export const unfinishedRestore = (dataDir: string) => path.join(dataDir, '.restoring');

/** Creates the data folder; throws `notWritable` with a message for the operator. */
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

/** Refuses the data folder of an interrupted restore, which would look like an empty exchange. */
export function refuseUnfinished(folder: string): void {
  if (!existsSync(unfinishedRestore(folder))) return;
  throw new DatabaseError('damaged', `A restore into ${folder} was cut off: empty the folder and restore again`);
}
