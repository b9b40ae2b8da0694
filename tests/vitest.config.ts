import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import manifest from '../package.json' with { type: 'json' };
import { chromiumLaunch } from './support/chromium.ts';

const root = path.join(import.meta.dirname, '..');
const app = path.join(root, 'vite.config.ts');
/** Tests that open a page of the real app against the real server, in one process. */
const pages = ['tests/src/pages/**/*.test.tsx', 'tests/src/app/App.test.tsx'];

// Node gives everyone graphql's CommonJS; Vite would give our code a second copy, which refuses the first one's types.
const oneGraphql = [{ find: /^graphql$/u, replacement: path.join(root, 'node_modules/graphql/index.js') }];

// Found one by one these make Vite reload the page under a running test.
const browserPackages = Object.keys(manifest.dependencies).filter((name) =>
  /^(@radix-ui|@tanstack|d3-|lucide|react|styled|valtio|wretch)/.test(name),
);

export default defineConfig({
  root,
  test: {
    coverage: {
      provider: 'v8',
      include: ['contract/**/*.ts', 'design-system/**/*.{ts,tsx}', 'server/**/*.ts', 'src/**/*.{ts,tsx}'],
      exclude: ['**/*.d.ts', 'src/main.tsx'],
    },
    projects: [
      {
        extends: app,
        root,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['tests/design-system/**/*.test.{ts,tsx}', 'tests/src/**/*.test.{ts,tsx}'],
          exclude: pages,
          setupFiles: ['tests/support/setup.ts'],
          // The first look-up by role computes every style of the page, which is slow on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: app,
        root,
        resolve: { alias: oneGraphql },
        test: {
          name: 'pages',
          environment: './tests/support/jsdomBesideServer.ts',
          include: pages,
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts', 'tests/tokens/**/*.test.ts'],
        },
      },
      {
        root,
        resolve: { alias: oneGraphql },
        test: {
          name: 'server',
          environment: 'node',
          include: ['tests/server/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Reopening a lost database alone takes longer than the usual second.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        root,
        test: {
          name: 'launch',
          environment: 'node',
          include: ['tests/launch/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Each test starts whole processes; side by side they would only slow one another past their limits.
          fileParallelism: false,
        },
      },
      {
        extends: app,
        root,
        optimizeDeps: {
          include: [...browserPackages, 'react/jsx-runtime', 'react/compiler-runtime', 'storybook/test'],
        },
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        test: {
          name: 'stories',
          api: { host: '127.0.0.1' },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
