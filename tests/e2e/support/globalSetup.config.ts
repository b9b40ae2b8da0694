import { launch } from '../../support/startServer.ts';
import { setup, teardown } from '../../support/postgres.ts';

/** Builds the app where its sources are newer than the build, and starts the PostgreSQL of the run. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const build = launch(['server/launch/prepare.js', 'start']);
  if ((await build.ended) !== 0) throw new Error(build.output());
  await setup();
  return teardown;
}
