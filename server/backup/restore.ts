// npm run restore -- <file>: restores a backup into an empty DATA_DIR and, where set, the empty database of
// DATABASE_URL.
import process from 'node:process';
import { command } from '../kernel/command.ts';
import { ConfigError, readConfig } from '../kernel/config.ts';
import { restoreInto } from './restoreInto.ts';

await command('Nothing was restored', async () => {
  const [, , file] = process.argv;
  if (!file) throw new ConfigError('Name the backup: npm run restore -- <file>');
  const { head, tables, rows } = await restoreInto(readConfig(process.env), file, console.log);
  console.log(`Restored as of ${head.at}: ${tables} tables, ${rows} rows; counts, sums, digests and the ledger hold`);
});
