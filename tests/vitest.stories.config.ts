// The stories in a browser, apart from vitest.config.ts: finding them takes Storybook seconds, which every other run would wait for.
import path from 'node:path';
import process from 'node:process';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import manifest from '../package.json' with { type: 'json' };
import { chromiumLaunch } from './support/browser/chromium.ts';

const root = path.join(import.meta.dirname, '..');

// Found one by one these make Vite reload the page under a running test.
const browserPackages = Object.keys(manifest.dependencies).filter((name) =>
  /^(@radix-ui|@tanstack|d3-|lucide|react|styled|valtio|wretch)/.test(name),
);

const inBrowser = {
  extends: path.join(root, 'vite.config.ts'),
  root,
  optimizeDeps: {
    include: [
      ...browserPackages,
      'react/jsx-runtime',
      'react/compiler-runtime',
      'storybook/test',
      'axe-core',
      '@testing-library/react',
    ],
  },
};

/** Made for each project: Vitest writes the name of the browser into the instances. */
const testInBrowser = () => ({
  // As in vitest.config.ts.
  retry: process.env['CI'] ? 1 : 0,
  api: { host: '127.0.0.1' },
  // A page for each file would keep the memory of all of them, and the browser ends at four gigabytes.
  isolate: false,
  browser: {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions: chromiumLaunch }),
    instances: [{ browser: 'chromium' as const }],
  },
});

export default defineConfig({
  root,
  test: {
    projects: [
      {
        ...inBrowser,
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        test: { ...testInBrowser(), name: 'stories', setupFiles: ['tests/stories/setup.ts'] },
      },
      { ...inBrowser, test: { ...testInBrowser(), name: 'keys', include: ['tests/stories/**/*.test.tsx'] } },
    ],
  },
});
