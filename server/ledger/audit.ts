// npm run audit:ledger: checks the ledger in DATA_DIR or at DATABASE_URL. Exits non-zero on any finding.
import { existsSync } from 'node:fs';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { command } from '../kernel/command.ts';
import { ConfigError, readConfig, type Config } from '../kernel/config.ts';
import { connect } from '../database/connection/connect.ts';
import { DatabaseError } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { askExchange } from '../kernel/operatorSocket.ts';
import { auditLedger, type Audit } from './checks.ts';

await command('The ledger could not be read', async () => {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  // Opening a missing database would create an empty one.
  if (!databaseUrl && !existsSync(dataDir)) throw new ConfigError(`There is no data in ${dataDir}`);
  const answer = databaseUrl ? undefined : await askExchange(dataDir, 'audit');
  const { accounts, transfers, subscriptions, findings } = answer ? parse(await text(answer)) : await open(config);
  for (const { rule, id, detail } of findings) console.error(`Broken: ${rule}: ${id}: ${detail}`);
  const verdict = findings.length === 0 ? 'all rules hold' : `${findings.length} findings`;
  console.log(`Ledger: ${accounts} accounts, ${transfers} transfers, ${subscriptions} purchases: ${verdict}`);
  return findings.length === 0;
});

async function open({ databaseUrl, dataDir, production }: Config): Promise<Audit> {
  const database = await connect<Database>({ url: databaseUrl, dataDir, production });
  try {
    return await database.withoutTimeout(() => auditLedger(database.db));
  } finally {
    await database.close();
  }
}

function parse(answer: string): Audit {
  if (!answer) throw new DatabaseError('unavailable', 'The running exchange could not read the ledger: see its log');
  return JSON.parse(answer) as Audit;
}
