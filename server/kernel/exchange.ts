import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { connect } from '../database/connection/connect.ts';
import { migrate, refuseMissingSteps } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import type { Database } from '../database/schema.ts';
import { makeDataFolder, refuseUnfinished } from '../database/dataFolder.ts';
import { loadSecrets, type Secrets } from './secret.ts';
import { createUpstream, type Upstream } from '../upstream/guardedFetch.ts';

export interface Exchange extends Secrets {
  readonly config: Config;
  readonly db: Kysely<Database>;
  /** Reads sources. */
  readonly upstream: Upstream;
  /** Posts to webhooks: private hosts that sellers may read are not open to it. */
  readonly webhooks: Upstream;
  readonly now: () => Date;
}

export const samplesDir = (config: Config) => path.join(config.dataDir, 'samples');
export const samplesPath = '/samples/';

/** Exceptions to the rule that the server fetches from public addresses only. */
export const upstreamRules = (config: Config) => ({
  allowHosts: config.allowUpstreamHosts,
  ownOrigins: [`${config.publicUrl}${samplesPath}`, `http://127.0.0.1:${config.port}${samplesPath}`],
});

interface OpenOptions {
  /** Without: a database that lacks schema steps is refused and stays as it is. */
  readonly migrates?: boolean;
}

export async function openExchange(config: Config, { migrates = true }: OpenOptions = {}) {
  makeDataFolder(config.dataDir);
  refuseUnfinished(config.dataDir);
  const database = await connect<Database>({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    production: config.production,
    poolSize: config.databasePool,
    prepared: config.databasePrepared,
  });
  try {
    await (migrates ? migrate : refuseMissingSteps)(database, migrations);
    const secrets = await loadSecrets(config);
    const mark = createHmac('sha256', secrets.secret).update('upstream').digest('base64url');
    const upstream = createUpstream({ ...upstreamRules(config), mark });
    const webhooks = createUpstream({ allowHosts: config.allowWebhookHosts, ownOrigins: [], mark });
    const exchange: Exchange = {
      config,
      db: database.db,
      upstream,
      webhooks,
      ...secrets,
      now: () => new Date(Date.now() + config.clockOffset * 1000),
    };
    // Set after the start, so that a planned failure hits a call.
    if (config.dbJitter) database.faults.jitter(config.dbJitter);
    if (config.dbFail !== undefined) database.faults.failAt(config.dbFail);
    const close = async () => {
      await Promise.all([upstream.close(), webhooks.close()]);
      await database.close();
    };
    return { exchange, database, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
