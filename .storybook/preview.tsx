import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { loadIcons } from '../design-system/icons/index.ts';
import '../design-system/theme/styles.css';
import { ThemeProvider } from '../design-system/theme/ThemeProvider.tsx';
import { DocsPage } from './DocsPage.tsx';
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
    docs: { container: DocsPage },
    chromatic: chromaticDefaults,
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guides',
          ['Contributing', 'Run it', '*', 'Specification', 'The wire'],
          'Foundations',
          'Components',
          'Form',
          'Patterns',
          'Charts',
          'Pages',
          'Decisions',
        ],
      },
    },
  },
});

picture(preview);
export default preview;
