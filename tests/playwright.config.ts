import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';
import type { Engine } from './e2e/support/test.ts';
import { chromiumLaunch } from './support/browser/chromium.ts';
import { slowness } from './support/slowness.ts';

const inCi = Boolean(process.env['CI']);
/** Proven by npm test, the others by npm run test:all. */
const mainStory = 'mainJob.spec.ts';
const hasPostgres = process.env['TEST_POSTGRES'] !== 'off';

export default defineConfig<object, { engine: Engine }>({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/support/globalSetup.config.ts',
  forbidOnly: inCi,
  // As in vitest.config.ts: once more, and it fails if it fails again.
  retries: inCi ? 1 : 0,
  // Each has a separate server and database. Actions wait a second before they are sent, so one alone would leave a core idle.
  workers: 2,
  // Limits that a busy machine does not exceed.
  timeout: 120_000 * slowness(),
  expect: { timeout: 20_000 * slowness() },
  reporter: [['list']],
  use: {
    launchOptions: chromiumLaunch,
    // A trace films the page, which costs a good part of two processors: --trace retain-on-failure films a failing test.
    trace: 'on-first-retry',
    // Without a graphics processor each frame costs CPU time. endurance.spec.ts and the layout shifts keep motion.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'UTC',
  },
  projects: [
    { name: 'main', testMatch: mainStory, workers: 1, use: { ...devices['Pixel 7'] } },
    // Tests of money run on PostgreSQL instead, where there is one.
    {
      name: 'desktop',
      testIgnore: mainStory,
      grepInvert: hasPostgres ? /@only-phone|@postgres/ : /@only-phone/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    // One test for each kind of layout; what each part does at 320 px is in tests/looks and screens.spec.ts. For a few
    // tests a second server would cost more than it saves.
    { name: 'phone', testIgnore: mainStory, workers: 1, grep: /@only-phone/, use: { ...devices['Pixel 7'] } },
    // The tests of money; skipped where TEST_POSTGRES=off.
    {
      name: 'postgres',
      workers: 1,
      grep: /@postgres/,
      use: { engine: 'postgres', viewport: { width: 1280, height: 800 } },
    },
  ],
});
