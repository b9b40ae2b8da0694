import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyPages } from '#design-system/library/pages.ts';
import { sourceState } from '#design-system/library/sourceState.ts';

function folders() {
  const root = mkdtempSync(path.join(tmpdir(), 'pages-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const [storybook, target] = [path.join(root, 'storybook'), path.join(root, 'package')];
  mkdirSync(path.join(storybook, 'llms'), { recursive: true });
  mkdirSync(target);
  return { storybook, target };
}

const wanted = { version: '1.0.0', source: 'c0ffee' };

function build(storybook: string, built: object) {
  for (const file of ['llms.txt', 'llms/button.md', 'index.html']) writeFileSync(path.join(storybook, file), file);
  writeFileSync(path.join(storybook, 'components.json'), JSON.stringify(built));
}

test('puts the documentation of a built Storybook into the package', () => {
  const { storybook, target } = folders();
  build(storybook, wanted);
  expect(copyPages(storybook, target, wanted)).toBe(1);
  expect(readdirSync(target).toSorted()).toEqual(['components.json', 'llms', 'llms.txt']);
  expect(readFileSync(path.join(target, 'llms/button.md'), 'utf8')).toBe('llms/button.md');
});

test.each([
  ['another version', { ...wanted, version: '0.9.0' }, wanted],
  ['other files', { ...wanted, source: 'decaf' }, wanted],
  ['unknown files', { ...wanted, source: '' }, { ...wanted, source: '' }],
])('copies nothing from a Storybook of %s', (_, built, now) => {
  const { storybook, target } = folders();
  build(storybook, built);
  expect(copyPages(storybook, target, now)).toBe(0);
  expect(readdirSync(target)).toEqual([]);
});

test('the state of the source changes with a file', () => {
  const { target } = folders();
  expect(sourceState(target)).toBe('');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: target, stdio: 'ignore' });
  git('init');
  writeFileSync(path.join(target, 'a.ts'), '1');
  git('add', '.');
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '-m', 'Add a');
  const before = sourceState(target);
  expect(before).toMatch(/^[\da-f]{64}$/u);
  writeFileSync(path.join(target, 'a.ts'), '2');
  expect(sourceState(target)).not.toBe(before);
  writeFileSync(path.join(target, 'a.ts'), '1');
  expect(sourceState(target)).toBe(before);
});

test('copies nothing from an incomplete build of Storybook', () => {
  const { storybook, target } = folders();
  writeFileSync(path.join(storybook, 'llms.txt'), 'index');
  expect(copyPages(storybook, target, wanted)).toBe(0);
  expect(readdirSync(target)).toEqual([]);
});
