import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { loadIcons } from '../design-system/icons/index.ts';
import '../design-system/theme/styles.css';
import { ThemeProvider } from '../design-system/theme/ThemeProvider.tsx';
import { DocsPage } from './DocsPage.tsx';
import { exampleCode } from './exampleCode.ts';
import { entryOf } from './parts.ts';
import { chromaticDefaults, picture } from './picture.ts';
import { variantControls } from './variantControls.ts';
import { withLook } from './withLook.tsx';

const preview = definePreview({
  addons: [addonDocs(), addonA11y()],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: ['light', 'dark', 'contrast'], dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true },
    },
    direction: { description: 'Direction', toolbar: { icon: 'transfer', items: ['ltr', 'rtl'], dynamicTitle: true } },
  },
  initialGlobals: { theme: 'light', density: 'comfortable', direction: 'ltr' },
  // Icons that load late would change a snapshot.
  loaders: [loadIcons],
  decorators: [
    withLook,
    (Story) => (
      <ThemeProvider>
        <Story />
      </ThemeProvider>
    ),
  ],
  argTypesEnhancers: [variantControls],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    docs: {
      container: DocsPage,
      source: { transform: (code: string) => exampleCode(code, entryOf) },
    },
    chromatic: chromaticDefaults,
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Getting started', 'Accessibility', 'Content', "What's new"],
          'Foundations',
          ['Tokens', 'Colour', 'Type', 'Space and shape', 'Motion', 'Icons', 'Theming'],
          'Components',
          'Form',
          'Patterns',
          'Charts',
          'Pages',
          'Guides',
          ['Contributing', 'Run it', '*', 'Specification', 'The wire'],
          'Decisions',
        ],
      },
    },
  },
});

picture(preview);
export default preview;
