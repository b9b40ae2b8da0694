import { defineMain } from '@storybook/react-vite/node';
import { plainArrays } from './plainArrays.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['../public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-mcp'],
  // Written to manifests/ with the build; the MCP server of `npm run storybook` answers from it.
  features: { componentsManifest: true },
  // react-docgen-typescript needs a compiler API that TypeScript 7 does not ship.
  typescript: { reactDocgen: 'react-docgen', check: false },
  viteFinal: (config) => ({ ...config, plugins: [plainArrays, ...(config.plugins ?? [])] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
