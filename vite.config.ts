import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

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
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  build: { target: 'baseline-widely-available' },
}));
