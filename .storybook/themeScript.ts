import path from 'node:path';
import type { Plugin } from 'vite';

const source = '/design-system/theme/createTheme.ts';
const built = 'create-theme.js';

/**
 * Builds `createTheme` as a separate script for brands made in Storybook. As an import of the preview it would
 * invalidate every story.
 */
export function themeScript(): Plugin {
  let address = `.${source}`;
  return {
    name: 'theme-script',
    config: (_config, { command }) => {
      if (command === 'build') address = `./${built}`;
      return { define: { 'import.meta.env.THEME_SCRIPT': JSON.stringify(address) } };
    },
    buildStart() {
      if (address !== `./${built}`) return;
      const id = path.join(import.meta.dirname, '..', source);
      this.emitFile({ type: 'chunk', id, fileName: built, preserveSignature: 'strict' });
    },
  };
}
