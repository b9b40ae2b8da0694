import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { bundlePrograms, freshBundles, programOf } from '#server/launch/programs.ts';
import { folderForTest } from '#tests/support/folderForFile.ts';

it('starts up-to-date bundles in this test run', () => {
  expect(programOf('compute')).toMatch(/compiled.[\w-]+.compute\.js$/u);
  expect(programOf('tables')).toMatch(/compiled.[\w-]+.tables\.js$/u);
});

/** A checkout with small programs. */
function smallCheckout() {
  const root = folderForTest('exchange-programs');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  const setWord = (word: string) => write('server/tables/child/word.ts', `export const word: string = '${word}';`);
  write('package.json', '{ "type": "module" }');
  write('server/compute/child/main.ts', `process.stdout.write('runs');`);
  write('server/tables/child/main.ts', `const { word } = await import('./word.ts');\nprocess.stdout.write(word);`);
  write('src/publicPages/renderPublicPage.tsx', `export const page = 'page';`);
  setWord('first');
  /** Runs the bundle and returns its output, or undefined if it is stale. */
  const runBundle = () => {
    const folder = freshBundles(root);
    return folder && execFileSync(process.execPath, [path.join(folder, 'tables.js')], { encoding: 'utf8' });
  };
  return { root, write, setWord, runBundle };
}

it('treats bundles as stale once a source, the bundler or a bundle has changed', async () => {
  const { root, write, setWord, runBundle } = smallCheckout();
  expect(runBundle()).toBe(undefined);
  await bundlePrograms(root);
  expect(runBundle()).toBe('first');
  setWord('second');
  expect(runBundle()).toBe(undefined);
  await bundlePrograms(root);
  expect(runBundle()).toBe('second');
  write('package.json', '{ "type": "module", "devDependencies": { "vite": "1.0.0" } }');
  expect(runBundle()).toBe(undefined);
  await bundlePrograms(root);
  rmSync(path.join(freshBundles(root) ?? '', 'compute.js'));
  expect(runBundle()).toBe(undefined);
  await bundlePrograms(root);
  expect(runBundle()).toBe('second');
});

it('treats bundles as stale if a source was saved during their build', async () => {
  const { root, setWord, runBundle } = smallCheckout();
  const build = { isDone: false };
  const making = bundlePrograms(root).then(() => (build.isDone = true));
  for (let count = 0; !build.isDone; count += 1) {
    setWord(String(count));
    await turn();
  }
  await making;
  expect(runBundle()).toBe(undefined);
});

it('keeps replaced bundles for running processes for a day', async () => {
  const { root, setWord } = smallCheckout();
  await bundlePrograms(root);
  const first = path.basename(freshBundles(root) ?? '');
  const replace = async (word: string) => {
    setWord(word);
    await bundlePrograms(root);
    return readdirSync(path.join(root, 'server', 'compiled'));
  };
  expect(await replace('second')).toContain(first);
  const before = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(path.join(root, 'server', 'compiled', first), before, before);
  const left = await replace('third');
  expect(left).toHaveLength(3);
  expect(left).not.toContain(first);
});
