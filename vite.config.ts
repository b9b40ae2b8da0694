import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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

/** What the sign-in screen needs: libraries, which seldom change, and our own. Anything else is cut by the pages that use it. */
const firstChunks = [
  { name: 'libraries', test: new RegExp(`node_modules/(?:${libraries.join('|')})/`) },
  {
    name: 'core',
    test: /\/(?:src\/(?:api\/connections|config|main|pages\/session|app\/(?!OfflineBanner|SnackbarView|navigation)[^/]+$|messages\/(?:forms|pitch|screens)|state\/(?:announce|endSession|me|preferences|registry|session|status|storage|wait)\b)|contract\/constants|design-system\/(?:icons\/(?!rest)|internal\/(?:asPicture|control|focusRing|media|mergeProps)|theme|form\/(?:Field|Form|fieldProps|messages|rules|useField|useForm)|components\/(?:Button|Heading|IconButton|Layout|Loading|Spinner)))/,
  },
];

export default defineConfig(({ command }) => ({
  // The Rust port of the React Compiler; plugin-react reads oxc-transform-react.
  plugins: [react({ compiler: true })],
  oxc: {
    plugins: {
      styledComponents: {
        displayName: command === 'serve',
        fileName: command === 'serve',
        ssr: true,
        minify: true,
        pure: true,
        transpileTemplateLiterals: false,
        cssProp: false,
      },
    },
  },
  resolve: {
    alias: {
      'react-style-singleton': fileURLToPath(new URL('design-system/internal/noStyleElement.ts', import.meta.url)),
    },
  },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  build: {
    target: 'baseline-widely-available',
    // Left alone, the bundler cuts what signing in needs into a dozen crumbs, which compress badly.
    rolldownOptions: { output: { codeSplitting: { groups: firstChunks } } },
  },
}));
