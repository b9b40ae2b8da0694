import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { styledComponents } from './design-system/library/styledComponents.ts';
import { earlyCode } from './src/app/earlyCode.ts';

const libraries = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'react-hook-form',
  'styled-components',
  'stylis',
  'valtio',
  'proxy-compare',
];

const routerBuild = (entry: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${entry}.mjs`, import.meta.url));

/**
 * Files of the build: what signing in needs, and what many pages share. The bundler draws the rest along the pages.
 * Measured in the guide "Measured": fewer groups delay the sign-in, more of them delay the first page.
 */
const chunks = [
  { name: 'libraries', priority: 5, test: new RegExp(`node_modules/(?:${libraries.join('|')})/`) },
  { name: 'start', priority: 4, test: /src\/(?:main|pages\/session\/LoginPage)/ },
  { name: 'parts', priority: 3, test: /design-system\/|node_modules/, minShareCount: 20 },
  { name: 'shared', priority: 2, test: /\/(?:src|contract)\//, minShareCount: 20 },
  { name: 'common', priority: 1, minShareCount: 5 },
];

export default defineConfig(({ command }) => ({
  // The Rust port of the React Compiler; plugin-react reads oxc-transform-react.
  plugins: [react({ compiler: true }), earlyCode()],
  oxc: {
    plugins: {
      styledComponents: { ...styledComponents, displayName: command === 'serve', fileName: command === 'serve' },
    },
  },
  resolve: {
    alias: {
      // The package's own entry names its development build whatever the mode.
      ...(command === 'build' && {
        'react-router/dom': routerBuild('dom-export'),
        'react-router': routerBuild('index'),
      }),
      'react-style-singleton': fileURLToPath(new URL('design-system/internal/dom/noStyleElement.ts', import.meta.url)),
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  build: {
    target: 'baseline-widely-available',
    // Every browser of that target preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
}));
