import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import { connect } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { migrations } from '../database/migrations/index.ts';
import type { Database } from '../database/schema.ts';
import { makeDataFolder, refuseUnfinished } from '../database/folders.ts';
import { loadSecret } from './secret.ts';
import { createUpstream, type Upstream } from '../upstream/guardedFetch.ts';

/** Dependencies of every handler, created once at start and by every test. */
export interface Exchange {
  readonly config: Config;
  readonly db: Kysely<Database>;
  readonly upstream: Upstream;
  /** Key of session tokens, at least 32 bytes. */
  readonly secret: Uint8Array;
  /** The server's clock, shifted by TEST_CLOCK_OFFSET. */
  readonly now: () => Date;
}

/** Folder and path of the server's own data sets. */
export const samplesDir = (config: Config) => path.join(config.dataDir, 'samples');
export const samplesPath = '/samples/';

/** Exceptions to the rule that the server fetches from public addresses only. */
export const upstreamRules = (config: Config) => ({
  allowHosts: config.allowUpstreamHosts,
  ownOrigins: [`${config.publicUrl}${samplesPath}`, `http://127.0.0.1:${config.port}${samplesPath}`],
});

/** Opens and migrates the database and creates the exchange. `close` releases both. */
export async function openExchange(config: Config) {
  makeDataFolder(config.dataDir);
  refuseUnfinished(config.dataDir);
  const database = await connect<Database>({
    url: config.databaseUrl,
    dataDir: config.dataDir,
    production: config.production,
  });
  try {
    await migrate(database, migrations);
    const upstream = createUpstream(upstreamRules(config));
    const exchange: Exchange = {
      config,
      db: database.db,
      upstream,
      secret: await loadSecret(config.dataDir, config.sessionSecret),
      now: () => new Date(Date.now() + config.clockOffset * 1000),
    };
    // Set after the start, so that a planned failure hits a call.
    if (config.dbJitter) database.faults.jitter(config.dbJitter);
    if (config.dbFail !== undefined) database.faults.failAt(config.dbFail);
    const close = async () => {
      await upstream.close();
      await database.close();
    };
    return { exchange, database, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
