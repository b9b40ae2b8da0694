// Cache of prop tables between processes.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openCache } from '../../.storybook/props/cache.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'prop-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('replaces a half-written cache file', () => {
  const file = path.join(folder, 'tables.json');
  writeFileSync(file, '{"key":"a","values":{"But');
  const cache = openCache(file);
  cache.set('Button', ['size']);
  cache.save();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ values: { Button: ['size'] } });
});
