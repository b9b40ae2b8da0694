// Cache of prop tables between processes.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openCache } from '../../.storybook/props/cache.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const folder = folderForFile('prop-cache');

it('replaces a half-written cache file', () => {
  const file = path.join(folder, 'tables.json');
  writeFileSync(file, '{"key":"a","values":{"But');
  const cache = openCache(file);
  cache.set('Button', ['size']);
  cache.save();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ values: { Button: ['size'] } });
});
