import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { loadIcons } from '../design-system/icons/index.ts';
import '../design-system/theme/styles.css';
import { ThemeProvider } from '../design-system/theme/ThemeProvider.tsx';
import { brandNames } from './brands.ts';
import { chromeChanged, chromeOf } from './chrome.ts';
import { DocsPage } from './DocsPage.tsx';
import { callsForScripts } from './forScripts.ts';
import { outer } from './framed.ts';
import { onLook, standardLook } from './look.ts';
import { viewports } from './modes.ts';
import { chromaticDefaults, prepareStories } from './prepareStories.ts';
import { defaultArgs, propTables, storyRows, unset } from './props/argTypes.ts';
import { sandboxAction } from './sandbox.ts';
import { withLook } from './withLook.tsx';

Object.assign(globalThis, callsForScripts);

// A limit that fails only when a thing is wrong: what a story waits for may have to bring its code first.
configure({ asyncUtilTimeout: 10_000 });

// The frame around follows the theme and the brand. In tests of stories there is none.
if (!outer && window.parent !== window) onLook((look) => addons.getChannel().emit(chromeChanged, chromeOf(look)));

/** Changes when a control changes a value that a part reads at its start only. */
const firstValues = (args: object) =>
  JSON.stringify(Object.entries(args).filter(([name]) => name.startsWith('default')));

const preview = definePreview({
  addons: [addonDocs(), addonA11y()],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark', 'contrast'], dynamicTitle: true },
    },
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', items: brandNames, dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    direction: { description: 'Direction', toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
  },
  initialGlobals: { ...standardLook },
  // Icons that load late would change a snapshot.
  loaders: [loadIcons],
  decorators: [
    withLook,
    (Story, { args }) => (
      <ThemeProvider>
        <Story key={firstValues(args)} />
      </ThemeProvider>
    ),
  ],
  argTypesEnhancers: [storyRows],
  argsEnhancers: [defaultArgs],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    docs: {
      container: DocsPage,
      canvas: { additionalActions: [sandboxAction] },
      ...propTables,
    },
    chromatic: chromaticDefaults,
    viewport: { options: viewports },
    controls: { expanded: true, sort: 'requiredFirst', exclude: unset },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          [
            'Getting started',
            'Components',
            'All parts',
            'All screens',
            'Search',
            'Functions',
            'Accessibility',
            'Content',
            "What's new",
          ],
          'Foundations',
          ['Tokens', 'Colour', 'Type', 'Space and shape', 'Motion', 'Icons', 'Theming'],
          'Components',
          'Form',
          'Patterns',
          'Charts',
          'Pages',
          'Guides',
          ['Contributing', 'Run it'],
          'Decisions',
          'Product',
          ['Specification', 'The wire', ['Everywhere', '*', 'Settings'], '*', 'Measured', 'Measurements', 'Decisions'],
        ],
      },
    },
  },
});

prepareStories(preview);
export default preview;
