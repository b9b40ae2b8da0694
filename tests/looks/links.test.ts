// Links between pages of the documentation name pages and stories of the built Storybook.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { storybookFile } from './gallery.ts';

const stories = path.join(import.meta.dirname, '..', '..', 'stories');

it('every link between pages names one that exists', () => {
  const { entries } = JSON.parse(readFileSync(storybookFile('index.json'), 'utf8')) as { entries: object };
  const links = globSync('**/*.{md,mdx,tsx}', { cwd: stories }).flatMap((file) =>
    Array.from(
      readFileSync(path.join(stories, file), 'utf8').matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/gu),
      ([, id = '']) => `${file}: ${id}`,
    ),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter((link) => !((link.split(': ')[1] ?? '') in entries))).toEqual([]);
});
