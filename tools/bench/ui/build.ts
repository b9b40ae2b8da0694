import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';

const root = path.join(import.meta.dirname, '..', '..', '..');
const own = path.join(import.meta.dirname, 'page');
export const peersFolder = path.join(import.meta.dirname, 'peers');

/** Ours: the design system. Plain: elements with static classes. */
export const peers = { radix: 'Radix Themes', aria: 'React Aria' } as const;
export type Side = 'ours' | 'plain' | keyof typeof peers;

const isPeer = (side: Side): side is keyof typeof peers => side in peers;

/** The app's plugins and the React Compiler for our pages; for a peer its own packages as they come, and our React. */
const configOf = (side: Side): InlineConfig =>
  isPeer(side)
    ? {
        root: peersFolder,
        configFile: false,
        plugins: [react({ compiler: true })],
        resolve: { dedupe: ['react', 'react-dom'] },
      }
    : { root: own, configFile: path.join(root, 'vite.config.ts') };

/** Builds the pages for production, separately. */
export async function buildPages(folder: string, sides: readonly Side[]) {
  for (const side of sides) {
    const config = configOf(side);
    await build({
      ...config,
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir: path.join(folder, side),
        emptyOutDir: true,
        rolldownOptions: {
          input: path.join(config.root ?? own, `${side}.html`),
          // The app's own cut is for the app's pages.
          output: { codeSplitting: true },
        },
      },
    });
  }
}

/** Serves the build, each side on a separate free port: separate origins, so separate processes of the browser. */
export async function servePages(folder: string, sides: readonly Side[]) {
  const servers = await Promise.all(
    sides.map(async (side) => {
      const server = await preview({
        root: path.join(folder, side),
        configFile: false,
        logLevel: 'error',
        preview: { host: '127.0.0.1', port: 0, strictPort: false },
        build: { outDir: '.' },
      });
      const address = server.httpServer.address();
      if (!address || typeof address === 'string') throw new Error('The preview server has no port');
      return { side, server, url: `http://127.0.0.1:${address.port}/${side}.html` };
    }),
  );
  return {
    urls: Object.fromEntries(servers.map(({ side, url }) => [side, url])) as Record<Side, string>,
    close: () => Promise.all(servers.map(({ server }) => server.close())),
  };
}
