import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cleanTables, tablesFolder } from '#server/tables/files.ts';

const hour = 3600;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'tables-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function put(name: string, hoursAgo: number): void {
  const file = path.join(tablesFolder(dataDir), name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'x'.repeat(100));
  const usedAt = Date.now() / 1000 - hoursAgo * hour;
  utimesSync(file, usedAt, usedAt);
}
const left = () => readdirSync(tablesFolder(dataDir), { recursive: true }).map(String).toSorted();

it('removes files unused for a week, and the folders that they leave empty', async () => {
  put('a/old', 8 * 24);
  put('b/old', 8 * 24);
  put('b/new', 6 * 24);
  await cleanTables(dataDir);
  expect(left()).toEqual(['b', path.join('b', 'new')]);
});

it('removes the least recently used files above a limit, until a quarter is free', async () => {
  for (const at of [1, 2, 3, 4, 5]) put(`a/${at}`, at);
  await cleanTables(dataDir, { maxFiles: 5 });
  expect(left()).toHaveLength(6);
  await cleanTables(dataDir, { maxFiles: 4 });
  expect(left()).toEqual(['a', ...['1', '2', '3'].map((name) => path.join('a', name))]);
  await cleanTables(dataDir, { maxBytes: 200 });
  expect(left()).toEqual(['a', path.join('a', '1')]);
});

it('keeps files in use', async () => {
  put('a/1', 9 * 24);
  put('b/1', 1);
  const inUse = (folder: string) => path.basename(folder) === 'a';
  await cleanTables(dataDir, { maxBytes: 1, inUse });
  expect(left()).toEqual(['a', path.join('a', '1')]);
});
