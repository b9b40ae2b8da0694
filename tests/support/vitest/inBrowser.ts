// Tests in a real browser: settings of the projects in vitest.stories.config.ts and vitest.keys.config.ts.
import path from 'node:path';
import process from 'node:process';
import { playwright } from '@vitest/browser-playwright';
import manifest from '../../../package.json' with { type: 'json' };
import { chromiumLaunch } from '../browser/chromium.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

// Discovered one by one, these packages would make Vite reload the page during a test.
const browserPackages = Object.keys(manifest.dependencies).filter((name) =>
  /^(@radix-ui|@tanstack|d3-|lucide|react|styled|valtio|wretch)/.test(name),
);

/** The app's configuration, with these packages bundled before the first test. */
export const appInBrowser = (...more: readonly string[]) => ({
  extends: path.join(root, 'vite.config.ts'),
  root,
  optimizeDeps: {
    include: [...browserPackages, 'react/jsx-runtime', 'react/compiler-runtime', '@testing-library/react', ...more],
  },
});

/** Made for each project: Vitest writes the name of the browser into the instances. */
export const testInBrowser = () => ({
  // As in vitest.config.ts.
  retry: process.env['CI'] ? 1 : 0,
  api: { host: '127.0.0.1' },
  // A page for each file would keep the memory of all files, and the browser crashes at four gigabytes.
  isolate: false,
  browser: {
    enabled: true,
    headless: true,
    provider: playwright({ launchOptions: chromiumLaunch }),
    instances: [{ browser: 'chromium' as const }],
  },
});
