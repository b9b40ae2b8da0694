// npm run test:stories, no part of npm test: each story as the add-on of Storybook tests it, from its source. tests/looks
// tests all stories of the built Storybook.
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { appInBrowser, testInBrowser } from './support/vitest/inBrowser.ts';

const root = path.join(import.meta.dirname, '..');

export default defineConfig({
  root,
  test: {
    projects: [
      {
        ...appInBrowser('storybook/test', 'axe-core'),
        plugins: [storybookTest({ configDir: path.join(root, '.storybook') })],
        test: { ...testInBrowser(), name: 'stories', setupFiles: ['tests/stories/setup.ts'] },
      },
    ],
  },
});
