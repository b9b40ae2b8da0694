// The built Storybook: its stories with pictures, and a server for them.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { preview } from 'vite';
import { modesOf, type ModeName } from '../../.storybook/modes.ts';

const root = path.join(import.meta.dirname, '..', '..');
export const built = path.join(root, 'storybook-static');

interface Entry {
  id: string;
  title: string;
  name: string;
  type: string;
  tags: string[];
  importPath: string;
}

/** A story with pictures. */
export interface Pictured {
  /** E.g. components-button--states. */
  id: string;
  modes: readonly ModeName[];
}

interface Tagged extends Pictured {
  /** File of the story, e.g. ./stories/components/Button/Button.stories.tsx. */
  importPath: string;
}

/** Titles of the stories by id; empty if no Storybook is built. */
export function storyTitles(): Readonly<Record<string, string>> {
  const index = path.join(built, 'index.json');
  if (!existsSync(index)) return {};
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  return Object.fromEntries(
    Object.values(entries).map(({ id, title, name }) => [id, `${title.replaceAll('/', ' / ')}: ${name}`]),
  );
}

/** The tagged stories. Throws if no Storybook is built. */
export function taggedStories(): Tagged[] {
  const index = path.join(built, 'index.json');
  if (!existsSync(index)) throw new Error('No Storybook is built: run npm run storybook:build first.');
  const { entries } = JSON.parse(readFileSync(index, 'utf8')) as { entries: Record<string, Entry> };
  return Object.values(entries)
    .filter(({ type }) => type === 'story')
    .map(({ id, tags, importPath }) => ({ id, importPath, modes: Object.keys(modesOf(tags)) as ModeName[] }))
    .filter((story) => story.modes.length > 0);
}

/** Serves the Storybook on a free port of this machine. */
export async function serveStorybook(): Promise<{ address: string; close: () => Promise<void> }> {
  const server = await preview({
    root,
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    build: { outDir: built },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const place = server.httpServer.address();
  if (!place || typeof place === 'string') throw new Error('The Storybook got no port.');
  return { address: `http://127.0.0.1:${place.port}`, close: () => server.close() };
}
