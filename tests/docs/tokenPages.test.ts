// Pages under Foundations, which the search and the text for agents read.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tokens } from '#design-system/tokens/generated/tokens.ts';
import { tokenPrefixes } from '../../.storybook/tokenPrefixes.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'stories', 'foundations');

it('lists each token on one page', () => {
  const prefixes = globSync('*.mdx', { cwd: folder }).map((file) =>
    tokenPrefixes(readFileSync(path.join(folder, file), 'utf8')),
  );
  const pagesOf = (name: string) => prefixes.filter((list) => list.some((prefix) => name.startsWith(prefix))).length;
  expect(Object.keys(tokens).filter((name) => pagesOf(name) !== 1)).toEqual([]);
});
