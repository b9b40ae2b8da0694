import { constants, existsSync, mkdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { codeOf, DatabaseError } from './errors.ts';

/** Folders with personal data are readable by the server's user only. */
const mode = 0o700;

/** Node's recursive mkdir never ends on file systems that refuse folders. */
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

/** False on a file system that became read-only, and without the right to write. */
export const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

export async function refuseReadOnly(folder: string): Promise<void> {
  if (!(await isWritable(folder)))
    throw new DatabaseError('notWritable', `The data folder ${folder} cannot be written: set DATA_DIR`);
}

export const unfinishedRestore = (dataDir: string) => path.join(dataDir, '.restoring');

export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder);
  } catch (error) {
    throw new DatabaseError(
      'notWritable',
      `The data folder ${folder} cannot be created (${codeOf(error)}): set DATA_DIR`,
      {
        cause: error,
      },
    );
  }
}

export function refuseUnfinished(folder: string): void {
  if (!existsSync(unfinishedRestore(folder))) return;
  throw new DatabaseError('damaged', `A restore into ${folder} was cut off: empty the folder and restore again`);
}
