import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyPages } from '#design-system/library/pages.ts';

function folders() {
  const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [storybook, target] = [path.join(root, 'storybook'), path.join(root, 'package')];
  mkdirSync(path.join(storybook, 'llms'), { recursive: true });
  mkdirSync(target);
  return { storybook, target };
}

test('puts the documentation of a built Storybook into the package', () => {
  const { storybook, target } = folders();
  for (const file of ['llms.txt', 'llms/button.md', 'components.json', 'index.html'])
    writeFileSync(path.join(storybook, file), file);
  expect(copyPages(storybook, target)).toBe(1);
  expect(readdirSync(target).toSorted()).toEqual(['components.json', 'llms', 'llms.txt']);
  expect(readFileSync(path.join(target, 'llms/button.md'), 'utf8')).toBe('llms/button.md');
});

test('copies nothing of a Storybook that is not built whole', () => {
  const { storybook, target } = folders();
  writeFileSync(path.join(storybook, 'llms.txt'), 'index');
  expect(copyPages(storybook, target)).toBe(0);
  expect(readdirSync(target)).toEqual([]);
});
