// Vitest's projects and the commands that run them: a wrong name would run no test.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { steps } from '../run/steps.ts';
import { testFiles } from '../support/vitest/testFiles.ts';
import config from '../vitest.config.ts';
import keysConfig from '../vitest.keys.config.ts';

const root = path.join(import.meta.dirname, '..', '..');
const filesByConfig = new Map([
  ['tests/vitest.config.ts', testFiles(config)],
  ['tests/vitest.keys.config.ts', testFiles(keysConfig)],
]);
/** Measured over minutes: npm run test:load. */
const notInTheRun = 'load';

/** Projects that a command of Vitest runs. */
function projectsOf(command: string): (readonly [name: string, files: readonly string[]])[] {
  const files = filesByConfig.get(/--config (\S+)/u.exec(command)?.[1] ?? '') ?? new Map<string, string[]>();
  const named = [...command.matchAll(/--project (\S+)/gu)].map(([, name = '']) => name);
  return (named.length > 0 ? named : [...files.keys()]).map((name) => [name, files.get(name) ?? []]);
}

const inTheRun = steps
  .filter(({ kind }) => kind === 'vitest')
  .flatMap(({ script }) => projectsOf(manifest.scripts[script as keyof typeof manifest.scripts]));

test('npm run test:all runs each project of Vitest once', () => {
  const known = [...filesByConfig.values()].flatMap((files) => [...files.keys()]);
  expect(inTheRun.map(([name]) => name).toSorted()).toEqual(known.filter((name) => name !== notInTheRun).toSorted());
});

test('npm run test:all runs each test file in one project', () => {
  const folders = '{contract,design-system,server,src,stories,tests,tools}';
  const all = globSync(`${folders}/**/*.{test,spec}.{js,jsx,ts,tsx}`, { cwd: root });
  const apart = [/^tests\/e2e\/.*\.spec\.ts$/u, /^tools\/load\/(?:bulk|growth|rates)\.test\.ts$/u];
  const expected = all.filter((file) => !apart.some((pattern) => pattern.test(file)));
  expect(inTheRun.flatMap(([, files]) => files).toSorted()).toEqual(expected.toSorted());
});

test('each command that names a project and a path names a test file of that project', () => {
  const texts = globSync(['.github/**/*.yml', '.ci/*', 'package.json', '*.md', 'stories/**/*.{md,mdx}'], { cwd: root });
  const text = texts.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  const commands = [...text.matchAll(/vitest run --config (\S+) --project [^`"\n]+/gu)];
  const named = commands.flatMap(([command, configFile = '']) =>
    command
      .split(' ')
      .filter((part) => part.startsWith('tests/') && part !== configFile)
      .map((part) => ({ command, part })),
  );
  expect(named.length).toBeGreaterThan(0);
  // Vitest takes each file whose path contains the given one.
  const isFound = ({ command, part }: (typeof named)[number]) =>
    projectsOf(command).some(([, files]) => files.some((file) => file.includes(part)));
  expect(named.filter((one) => !isFound(one))).toEqual([]);
});
