import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { occurrences } from './mutant.ts';
import { mutants } from './rows/index.ts';

const root = path.join(import.meta.dirname, '..', '..');
const config = readFileSync(path.join(root, 'tests/vitest.config.ts'), 'utf8');
/** Names of the files in a list of the configuration. */
const listed = (name: string) => new RegExp(`const ${name} = \\[([^\\]]*)\\]`, 'u').exec(config)?.[1] ?? '';
const lists = { alone: listed('alone'), serverWaits: listed('serverWaits') };
const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');

it('lists sixty faults or more, each under its own name', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  expect(mutants.length).toBeGreaterThanOrEqual(60);
});

it.each(mutants.map((mutant) => [mutant.name, mutant] as const))('"%s" applies and names its test', (_, mutant) => {
  expect(occurrences(mutant, read(mutant.file))).toBe(1);
  expect(mutant.replace).not.toBe(mutant.find);
  expect(read(`tests/${mutant.caughtBy.file}`)).toContain(mutant.caughtBy.title);
  for (const [project, files] of Object.entries(lists))
    expect(mutant.caughtBy.project === project).toBe(files.includes(`'tests/${mutant.caughtBy.file}'`));
});
