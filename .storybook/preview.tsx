import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { loadIcons } from '../design-system/icons/index.ts';
import { ThemeProvider } from '../design-system/theme/ThemeProvider.tsx';
import { withLook } from './withLook.tsx';

export default definePreview({
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
  // Pictures that come late would change a screenshot.
  loaders: [loadIcons],
  decorators: [
    withLook,
    (Story) => (
      <ThemeProvider>
        <Story />
      </ThemeProvider>
    ),
  ],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: { order: ['Guides', 'Foundations', 'Components', 'Form', 'Patterns', 'Charts', 'Pages', 'Decisions'] },
    },
  },
});
