import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, it, onTestFinished } from 'vitest';
import { bundlePrograms, isFresh, programOf } from '#server/launch/programs.ts';

it('starts bundles in this run, which are as the sources are', () => {
  expect(programOf('executions')).toMatch(/compiled.executions\.js$/u);
  expect(programOf('tables')).toMatch(/compiled.tables\.js$/u);
});

it('treats a bundle as stale once any source has changed, and bundles it again', async () => {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'exchange-programs-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const printed = () =>
    execFileSync(process.execPath, [path.join(root, 'server', 'compiled', 'tables.js')], { encoding: 'utf8' });
  write('package.json', '{ "type": "module" }');
  write('server/executions/child/main.ts', `process.stdout.write('runs');`);
  write('server/tables/child/main.ts', `const { word } = await import('./word.ts');\nprocess.stdout.write(word);`);
  write('server/tables/child/word.ts', `export const word: string = 'first';`);
  expect(isFresh(root)).toBe(false);
  await bundlePrograms(root);
  expect([isFresh(root), printed()]).toEqual([true, 'first']);
  write('server/tables/child/word.ts', `export const word: string = 'second';`);
  expect(isFresh(root)).toBe(false);
  await bundlePrograms(root);
  expect([isFresh(root), printed()]).toEqual([true, 'second']);
});
