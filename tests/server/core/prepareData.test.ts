import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { prepareData } from '#server/boot/prepareData.ts';

const { execPath } = process;
let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'exchange-prepare-'));
});
afterEach(() => {
  process.execPath = execPath;
  rmSync(dataDir, { recursive: true });
});

it.each([
  ['fails to start', '/nowhere/node'],
  ['is refused at once', '\0'],
])('leaves the work to the server when the child %s', async (_, program) => {
  process.execPath = program;
  await prepareData({ databaseUrl: undefined, dataDir });
  expect(existsSync(path.join(dataDir, 'database'))).toBe(false);
});
