import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';
import { about } from '../design-system/library/about.ts';

addons.setConfig({
  theme: create({
    base: globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    brandTitle: `Data exchange design system ${about.version}`,
    brandTarget: '_self',
    brandUrl: './?path=/docs/start-getting-started--docs',
    colorSecondary: '#005aff',
    fontBase: '"Inter Variable", system-ui, sans-serif',
  }),
});
