import process from 'node:process';
import { defineConfig, devices } from '@playwright/test';
import type { Engine } from './e2e/support/test.ts';
import { chromiumLaunch } from './support/chromium.ts';

const inCi = Boolean(process.env['CI']);

export default defineConfig<object, { engine: Engine }>({
  testDir: 'e2e',
  outputDir: '../test-results',
  globalSetup: './e2e/support/globalSetup.config.ts',
  forbidOnly: inCi,
  // The server, the browser and the database of one test fill two cores; a second test would only make messages that go after 2 s hard to see.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: { launchOptions: chromiumLaunch, trace: 'retain-on-failure', locale: 'en-GB', timezoneId: 'UTC' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { ...devices['Pixel 7'] } },
    // The tests that touch money or state run a second time on a real PostgreSQL; skipped where TEST_POSTGRES=off.
    { name: 'postgres', grep: /@postgres/, use: { engine: 'postgres', viewport: { width: 1280, height: 800 } } },
  ],
});
