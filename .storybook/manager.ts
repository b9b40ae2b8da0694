import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { create, type ThemeVars } from 'storybook/theming';
import { about } from '../design-system/library/about.ts';
import { ColourTool } from './ColourTool.ts';
import { chromeChanged, fontBase } from './chrome.ts';
import { bindSearch, SearchTool } from './SearchTool.ts';

// The frame is another document than the preview, without the style sheet of the design system.
document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900' }));

const brand = {
  brandTitle: `Data exchange design system ${about.version}`,
  brandTarget: '_self',
  brandUrl: './?path=/docs/start-getting-started--docs',
};

addons.setConfig({
  // Server, wire and operation are not for designers.
  sidebar: { collapsedRoots: ['product'] },
  theme: create({
    base: globalThis.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    colorSecondary: '#005aff',
    fontBase,
    ...brand,
  }),
});

const tools = [
  { id: 'brand-colour', title: 'Brand colour', Tool: ColourTool },
  { id: 'search', title: 'Search everything', Tool: SearchTool },
];

addons.register('design-system/chrome', (api) => {
  for (const { id, title, Tool } of tools) {
    addons.add(`design-system/${id}`, {
      type: types.TOOL,
      title,
      match: ({ viewMode }) => viewMode === 'story' || viewMode === 'docs',
      render: () => createElement(Tool),
    });
  }
  void bindSearch(api);
  api.on(chromeChanged, (chrome: ThemeVars) => api.setOptions({ theme: { ...chrome, ...brand } }));
});
