import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build, preview } from 'vite';
import { packed } from '#tests/size/chunks.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** Ours: the design system. Plain: elements with static classes. */
export const sides = ['ours', 'plain'] as const;
export type Side = (typeof sides)[number];

/** Builds both pages for production, separately, with the app's own plugins and the React Compiler. */
export async function buildPages(folder: string) {
  for (const side of sides) {
    await build({
      root: path.join(import.meta.dirname, 'page'),
      configFile: path.join(root, 'vite.config.ts'),
      logLevel: 'error',
      publicDir: false,
      build: {
        outDir: path.join(folder, side),
        emptyOutDir: true,
        rolldownOptions: {
          input: path.join(import.meta.dirname, 'page', `${side}.html`),
          // The app's own cut is for the app's pages.
          output: { codeSplitting: true },
        },
      },
    });
  }
}

/** Serves the build, each side on a separate free port: two origins, so two processes of the browser. */
export async function servePages(folder: string) {
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

/** JS and CSS of ours, gzip, kB: what the document names, what the browser asked for, and all that was built. */
export function weigh(folder: string, requested: ReadonlySet<string>) {
  const assets = path.join(folder, 'ours', 'assets');
  const html = readFileSync(path.join(folder, 'ours', 'ours.html'), 'utf8');
  const files = readdirSync(assets).filter((name) => /\.(js|css)$/u.test(name));
  const sum = (names: readonly string[]) =>
    names.reduce((bytes, name) => bytes + packed(readFileSync(path.join(assets, name))), 0) / 1000;
  return {
    first: sum(files.filter((name) => html.includes(name))),
    asked: sum(files.filter((name) => requested.has(name))),
    all: sum(files),
  };
}
