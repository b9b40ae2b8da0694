// npm run audit:ledger: checks the ledger in DATA_DIR or at DATABASE_URL; exits non-zero when anything is wrong.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { command } from '../command.ts';
import { ConfigError, readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import { auditLedger } from './checks.ts';

await command('The ledger could not be read', async () => {
  const { databaseUrl, dataDir, production } = readConfig(process.env);
  // Opening would make an empty one, and that is not what was asked about.
  if (!databaseUrl && !existsSync(dataDir)) throw new ConfigError(`There is no data in ${dataDir}`);
  const database = await connect<Database>({ url: databaseUrl, dataDir, production });
  try {
    const { accounts, transfers, subscriptions, findings } = await database.unhurried(() => auditLedger(database.db));
    for (const { rule, id, detail } of findings) console.error(`Broken: ${rule}: ${id}: ${detail}`);
    const verdict = findings.length === 0 ? 'all rules hold' : `${findings.length} findings`;
    console.log(`Ledger: ${accounts} accounts, ${transfers} transfers, ${subscriptions} purchases: ${verdict}`);
    return findings.length === 0;
  } finally {
    await database.close();
  }
});
