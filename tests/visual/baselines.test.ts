import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { dropOrphans, gaps, modeNames, notCompared, orphans, whyNotComparable } from './baselines.ts';
import { folderForTest } from '#tests/support/folderForFile.ts';

const then = { version: '156.0.8078.79', platform: 'linux-x64' };

test('another build of the same version is compared', () => {
  expect(whyNotComparable({ ...then, version: '156.0.9000.1' }, then)).toBeUndefined();
});

test.each([
  ['another major version', { ...then, version: '157.0.1.1' }, 'Chromium 156 on linux-x64, this is Chromium 157'],
  ['another platform', { ...then, platform: 'darwin-arm64' }, 'this is Chromium 156 on darwin-arm64'],
])('%s is not compared', (_, here, message) => {
  expect(whyNotComparable(here, then)).toContain(message);
});

test('pictures that are not compared are a failure, unless VISUAL=skip', () => {
  const { message, counts } = notCompared(678, 'reason', 0, false);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 678 });
  expect(message).toContain('678 pictures NOT COMPARED: reason.');
  expect(message).toContain('VISUAL=skip');
  expect(notCompared(678, 'reason', 0, true).counts.failed).toBe(0);
  expect(notCompared(678, 'reason', 2, true).counts.failed).toBe(2);
});

test('a story without pictures is reported once for each mode', () => {
  const found = gaps([{ id: 'components-nowhere--states', modes: modeNames }]).filter((line) =>
    line.startsWith('components-nowhere'),
  );
  expect(found).toHaveLength(modeNames.length);
});

test('pictures of a dropped mode and of a dropped story are removed, others stay', () => {
  const folder = folderForTest('pictures');
  for (const file of ['kept/light-desktop.webp', 'kept/dark-desktop.webp', 'gone/light-desktop.webp']) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
  const stories = [{ id: 'kept', modes: ['light desktop'] as const }];
  expect(orphans(stories, folder).toSorted()).toEqual(['gone/light-desktop.webp', 'kept/dark-desktop.webp']);
  dropOrphans(stories, folder);
  expect(globSync(['*', '*/*'], { cwd: folder }).toSorted()).toEqual(['kept', 'kept/light-desktop.webp']);
});
