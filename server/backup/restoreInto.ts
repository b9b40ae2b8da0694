import { appendFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../kernel/config.ts';
import { connect } from '../database/connection/connect.ts';
import { fillDatabase } from '../database/copy/fillDatabase.ts';
import { folderName } from '../database/embedded/databaseFolder.ts';
import { DatabaseError } from '../database/errors.ts';
import { migrations } from '../database/migrations/index.ts';
import type { Database } from '../database/schema.ts';
import { makeDataFolder, unfinishedRestore } from '../database/dataFolder.ts';
import { assertSoundLedger } from '../ledger/checks.ts';
import { placeOf } from './files.ts';
import { openArchive } from './archive.ts';

const fileMode = 0o600;

export async function restoreInto(config: Config, file: string, onProgress: (line: string) => void) {
  const { dataDir, databaseUrl, production } = config;
  makeDataFolder(dataDir);
  const staging = unfinishedRestore(dataDir);
  await rm(staging, { recursive: true, force: true });
  const [found] = await readdir(dataDir);
  if (found) throw new DatabaseError('notEmpty', `${dataDir} is not empty (${found}): restore into an empty folder`);
  await mkdir(staging, { mode: 0o700 });
  try {
    const archive = await openArchive(file, (name, bytes) => keep(staging, name, bytes));
    const database = await connect<Database>({ url: databaseUrl, dataDir: staging, production, poolSize: 2 });
    try {
      const { source, head } = archive;
      const figures = await fillDatabase({ database, migrations, source, check: assertSoundLedger, onProgress });
      const rows = Object.values(figures).reduce((sum, table) => sum + table.rows, 0);
      await database.close();
      await moveIn(staging, dataDir);
      return { head, tables: Object.keys(figures).length, rows };
    } finally {
      await archive.close();
      await database.close();
    }
  } catch (error) {
    await rm(staging, { recursive: true, force: true });
    throw error;
  }
}

async function keep(staging: string, name: string, bytes: Buffer): Promise<void> {
  const place = placeOf(staging, name);
  if (!place) throw new DatabaseError('damaged', `The backup holds a file ${name}, which no exchange has`);
  await mkdir(path.dirname(place), { recursive: true, mode: 0o700 });
  await appendFile(place, bytes, { mode: fileMode, flush: true });
}

/** The database moves last: a folder with a database is complete. */
async function moveIn(staging: string, dataDir: string): Promise<void> {
  const names = (await readdir(staging)).filter((name) => name !== folderName);
  for (const name of [...names, folderName]) {
    await rename(path.join(staging, name), path.join(dataDir, name)).catch((error: unknown) => {
      // With a PostgreSQL server the folder contains no database.
      if (name !== folderName) throw error;
    });
  }
  await rm(staging, { recursive: true });
}
