import { defineMain } from '@storybook/react-vite/node';
import { manifests } from './agents/manifest.ts';
import { docsPlugins } from './docsPlugins.ts';
import { forcedStates } from './forcedStates.ts';
import { leaveFocusOutside } from './framed.ts';
import { gfmPages } from './gfm.ts';
import { propTables } from './props/plugin.ts';
import { themeScript } from './themeScript.ts';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  // Accepted pictures of the visual comparison stand beside the parts that they show.
  // Recorded answers of screens have pictures at /recorded.
  staticDirs: [
    '../public',
    { from: '../tests/visual/baselines', to: '/pictures' },
    { from: '../stories/pages/recorded/files', to: '/recorded' },
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [gfmPages] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-mcp',
  ],
  // Written to manifests/ with the build; the MCP server of `npm run storybook` answers from it.
  features: { componentsManifest: true },
  // Spread, because the type of the configuration lacks it.
  ...manifests,
  // Without a link, browsers ask for /favicon.ico, which is not there.
  previewHead: (head) =>
    `${head ?? ''}<link rel="icon" href="./favicon.svg" type="image/svg+xml"><script>(${String(leaveFocusOutside)})()</script>`,
  // The page is blank until its scripts have run, seconds on a busy machine; the preview removes the class. Pages of the
  // tests of stories have this body too, and no preview: the class would hide the story.
  previewBody: (body) => `${body ?? ''}<script>
    if (/\\/iframe(\\.html)?$/.test(location.pathname))
      document.body.classList.add(location.search.includes('viewMode=docs') ? 'sb-show-preparing-docs' : 'sb-show-preparing-story');
  </script>`,
  // Prop tables come from the compiler: props/plugin.ts.
  typescript: { reactDocgen: false, check: false },
  viteFinal: (config) => ({
    ...config,
    plugins: [...docsPlugins, forcedStates(), propTables(), themeScript(), ...(config.plugins ?? [])],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
