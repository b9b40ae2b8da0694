// npm run backup [-- <file>]: writes DATA_DIR and the database of DATABASE_URL into one file, without downtime. The
// file contains secrets, so only its owner can read it. Deletes no older backups: server/deploy/compose.yaml does.
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { command } from '../kernel/command.ts';
import { ConfigError, readConfig } from '../kernel/config.ts';
import { connect, type OpenDatabase } from '../database/connection/connect.ts';
import type { Database } from '../database/schema.ts';
import { makeFolder } from '../database/dataFolder.ts';
import { askExchange } from '../kernel/operatorSocket.ts';
import { checkArchive } from './archive.ts';
import { noteBackup } from './noteBackup.ts';
import { backupStream } from './backupStream.ts';

const defaultName = () => `backups/exchange-${new Date().toISOString().replaceAll(/[-:]|\.\d+/gu, '')}.gz`;

await command('There is no backup', async () => {
  const { databaseUrl, dataDir, production } = readConfig(process.env);
  // Opening a missing database would create an empty one.
  if (!existsSync(dataDir)) throw new ConfigError(`There is no data in ${dataDir}`);
  const file = path.resolve(process.argv[2] ?? defaultName());
  if (existsSync(file)) throw new ConfigError(`${file} is there already`);
  makeFolder(path.dirname(file));
  const unfinished = `${file}.part`;
  const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
  const running = databaseUrl ? undefined : await askExchange(dataDir, 'backup');
  let database: OpenDatabase<Database> | undefined;
  try {
    if (running) await pipeline(running, target);
    else {
      const opened = await connect<Database>({ url: databaseUrl, dataDir, production, poolSize: 1 });
      database = opened;
      await opened.withoutTimeout(() => pipeline(backupStream(opened, dataDir), target));
    }
    const { figures } = await checkArchive(unfinished);
    await rename(unfinished, file);
    if (database) await noteBackup(database.db);
    else (await askExchange(dataDir, 'noteBackup'))?.resume();
    const rows = Object.values(figures).reduce((sum, table) => sum + table.rows, 0);
    console.log(`${file}: ${Object.keys(figures).length} tables, ${rows} rows, read back and whole`);
  } catch (error) {
    target.destroy();
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await database?.close();
  }
});
