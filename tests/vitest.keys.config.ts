// The keyboard in a browser, apart from vitest.config.ts: other runs would load the browser's provider.
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { appInBrowser, testInBrowser } from './support/vitest/inBrowser.ts';

const root = path.join(import.meta.dirname, '..');

export default defineConfig({
  root,
  test: {
    projects: [
      { ...appInBrowser(), test: { ...testInBrowser(), name: 'keys', include: ['tests/stories/**/*.test.tsx'] } },
    ],
  },
});
