// npm run seed:large [-- <streams> --transfers <n> --purchases <n> --counts <n>]: fills the empty database of DATABASE_URL,
// or of DATA_DIR, with a million streams.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { command } from '../../kernel/command.ts';
import { ConfigError, readConfig } from '../../kernel/config.ts';
import { connect } from '../../database/connection/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/index.ts';
import type { Database } from '../../database/schema.ts';
import { demoPassword } from '../demoAccounts.ts';
import { fillLarge } from './fill.ts';
import { emailOf } from './people.ts';
import { sizeOf } from './size.ts';

const defaultStreams = 1_000_000;
const queryLimitMs = 3_600_000;
const rowOptions = {
  transfers: { type: 'string' },
  purchases: { type: 'string' },
  counts: { type: 'string' },
} as const;

await command('Not filled', async () => {
  const { databaseUrl, dataDir, production } = readConfig(process.env);
  if (production) throw new ConfigError('seed:large is refused in production');
  const { values, positionals } = parseArgs({ options: rowOptions, allowPositionals: true });
  const rows = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  const size = sizeOf(Number(positionals[0] ?? defaultStreams), rows);
  const started = performance.now();
  const onProgress = (line: string) =>
    console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}`);
  const database = await connect<Database>({ url: databaseUrl, dataDir, production, queryLimitMs, poolSize: 2 });
  try {
    await migrate(database, migrations);
    await database.withoutTimeout(() => fillLarge(database.db, size, onProgress));
    onProgress(`Done. Sign in as ${emailOf(0)} (admin) or ${emailOf(size.users / 2)} (buyer) with ${demoPassword}`);
  } finally {
    await database.close();
  }
});
