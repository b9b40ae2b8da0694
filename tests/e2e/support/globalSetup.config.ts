import { launch } from '../../support/startServer.ts';
import * as postgres from '../../support/database/postgres.ts';
import * as scratch from '../../support/vitest/scratch.ts';

/**
 * Builds the app where its sources are newer than the build, and starts the PostgreSQL of the run. Servers of the run
 * copy one migrated database.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const build = launch(['server/launch/prepare.js', 'start']);
  if ((await build.ended) !== 0) throw new Error(build.output());
  await postgres.setup();
  await scratch.setup();
  return async () => {
    scratch.teardown();
    await postgres.teardown();
  };
}
