// End-to-end tests import this instead of @playwright/test: pages open on a real server with the demo seed. One server
// per worker, so tests of one file share its data and must not count on wallets being untouched.
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { freshDatabase, hasPostgres } from '../../support/database/postgres.ts';
import { startServer, type Exchange } from '../../support/startServer.ts';
import { slowness } from '../../support/slowness.ts';

export { expect } from '@playwright/test';

export type Engine = 'embedded' | 'postgres';

interface PerWorker {
  /** Database of the server, set by the Playwright project. */
  engine: Engine;
  exchange: Exchange;
}

interface PerTest {
  /** Forbidden on every page of every test: exceptions, and violations of the content security policy. */
  faultless: void;
}

/** Records exceptions and violations of the content security policy. Some tests fail requests on purpose. */
function watch(context: BrowserContext, faults: string[]): BrowserContext {
  context.on('weberror', (thrown) => faults.push(String(thrown.error().stack)));
  context.on('console', (message) => {
    if (message.type() === 'error' && message.text().includes('Content Security Policy')) faults.push(message.text());
  });
  return context;
}

export const test = base.extend<PerTest, PerWorker>({
  faultless: [
    async ({ browser }, provide) => {
      const faults: string[] = [];
      const opened: BrowserContext[] = [];
      const newContext = browser.newContext.bind(browser);
      // The fixture `context` uses this function too, so every context is watched.
      browser.newContext = async (options) => {
        const context = watch(await newContext(options), faults);
        opened.push(context);
        return context;
      };
      await provide();
      browser.newContext = newContext;
      // Closes the event streams of open pages: the exchange limits them per person.
      for (const context of opened) await context.close();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  engine: ['embedded', { option: true, scope: 'worker' }],
  exchange: [
    async ({ engine }, provide) => {
      // Skipped rather than left out, so that the report says what has not been tested.
      base.skip(engine === 'postgres' && !hasPostgres(), 'This run has no PostgreSQL: TEST_POSTGRES=off');
      const database = engine === 'postgres' ? await freshDatabase({ migrated: true }) : undefined;
      const exchange = await startServer({
        ALLOW_UPSTREAM_HOSTS: '127.0.0.1',
        ...(database && { DATABASE_URL: database.url }),
      });
      await provide(exchange);
      await exchange.stop();
      await database?.drop();
    },
    { scope: 'worker', timeout: 120_000 * slowness() },
  ],
  baseURL: async ({ exchange }, provide) => {
    await provide(exchange.url);
  },
});
