// npm run audit:ledger: checks the ledger in DATA_DIR or at DATABASE_URL; exits non-zero when anything is wrong.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { ConfigError, readConfig } from '../config.ts';
import { connect } from '../database/connect.ts';
import { DatabaseError } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { auditLedger } from './checks.ts';

async function main(): Promise<boolean> {
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
}

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  const told = error instanceof DatabaseError || error instanceof ConfigError;
  console.error(told ? error.message : `The ledger could not be read: ${String(error)}`);
  process.exitCode = 2;
}
