// What an end-to-end test imports instead of @playwright/test: pages open on a real server with the demo seed. One
// server per worker, so tests of one file share its data and must not count on wallets being untouched.
import { test as base } from '@playwright/test';
import { freshDatabase, hasPostgres } from '../../support/postgres.ts';
import { startServer, type Exchange } from '../../support/startServer.ts';

export { expect } from '@playwright/test';

export type Engine = 'embedded' | 'postgres';

interface PerWorker {
  /** Which database the server runs on; the project decides. */
  engine: Engine;
  exchange: Exchange;
}

export const test = base.extend<object, PerWorker>({
  engine: ['embedded', { option: true, scope: 'worker' }],
  exchange: [
    async ({ engine }, provide) => {
      // Skipped rather than left out, so that the report says what has not been tested.
      base.skip(engine === 'postgres' && !hasPostgres(), 'This run has no PostgreSQL: TEST_POSTGRES=off');
      const database = engine === 'postgres' ? await freshDatabase() : undefined;
      const exchange = await startServer(database ? { DATABASE_URL: database.url } : {});
      await provide(exchange);
      await exchange.stop();
      await database?.drop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ exchange }, provide) => {
    await provide(exchange.url);
  },
});
