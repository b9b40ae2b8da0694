// npm run move:database: moves the embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL. All of it
// or nothing.
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { command } from '../kernel/command.ts';
import { ConfigError, readConfig } from '../kernel/config.ts';
import { connect } from '../database/connection/connect.ts';
import { fillDatabase } from '../database/copy/fillDatabase.ts';
import { readSource } from '../database/copy/source.ts';
import { folderName } from '../database/embedded/databaseFolder.ts';
import { migrations } from '../database/migrations/index.ts';
import type { Database } from '../database/schema.ts';
import { assertSoundLedger } from '../ledger/checks.ts';

await command('Nothing was moved', async () => {
  const { databaseUrl, dataDir, production } = readConfig(process.env);
  if (!databaseUrl) throw new ConfigError('Set DATABASE_URL to the empty PostgreSQL that is to hold the data');
  if (!existsSync(path.join(dataDir, folderName))) throw new ConfigError(`There is no embedded database in ${dataDir}`);
  const from = await connect<Database>({ dataDir, production });
  try {
    const to = await connect<Database>({ url: databaseUrl, dataDir, production, poolSize: 2 });
    try {
      const figures = await from.withoutTimeout(async () => {
        const trx = await from.db.startTransaction().setIsolationLevel('repeatable read').execute();
        try {
          const source = await readSource(trx);
          return await fillDatabase({
            database: to,
            migrations,
            source,
            check: assertSoundLedger,
            onProgress: console.log,
          });
        } finally {
          await trx.rollback().execute();
        }
      });
      const rows = Object.values(figures).reduce((sum, table) => sum + table.rows, 0);
      console.log(
        `Moved ${Object.keys(figures).length} tables, ${rows} rows; counts, sums, digests and the ledger hold.`,
      );
      console.log(
        `From now on start with DATABASE_URL, on the same DATA_DIR (${dataDir}): pictures and keys stay there.`,
      );
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
});
