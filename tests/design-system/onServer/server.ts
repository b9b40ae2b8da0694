// A process without a document that renders every story, with dates around the given moment, and prints the result as JSON.
import path from 'node:path';
import process from 'node:process';
import { createServer } from 'vite';
import type { Rendered } from './renderAll.tsx';

const root = path.join(import.meta.dirname, '..', '..', '..');
const server = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true, include: [] },
  resolve: {
    alias: [
      {
        find: /^.*\/\.storybook\/(?:preview\.tsx|look\.ts)$/u,
        replacement: path.join(import.meta.dirname, 'storyParts.tsx'),
      },
    ],
  },
});
const { renderAll } = (await server.ssrLoadModule('/tests/design-system/onServer/renderAll.tsx')) as {
  renderAll: (present: number) => Promise<Record<string, Rendered>>;
};
process.stdout.write(JSON.stringify(await renderAll(Number(process.argv[2]))));
await server.close();
