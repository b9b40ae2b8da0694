import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFiles } from '../support/vitest/testFiles.ts';
import config from '../vitest.config.ts';
import { occurrences } from './mutant.ts';
import { mutants } from './rows/index.ts';

const root = path.join(import.meta.dirname, '..', '..');
const filesByProject = testFiles(config);
const read = (file: string) => (existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '');

it('lists sixty faults or more, each under its own name', () => {
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
  expect(mutants.length).toBeGreaterThanOrEqual(60);
});

it.each(mutants.map((mutant) => [mutant.name, mutant] as const))('"%s" applies and names its test', (_, mutant) => {
  expect(occurrences(mutant, read(mutant.file))).toBe(1);
  expect(mutant.replace).not.toBe(mutant.find);
  expect(read(`tests/${mutant.caughtBy.file}`)).toContain(mutant.caughtBy.title);
  expect(filesByProject.get(mutant.caughtBy.project)).toContain(`tests/${mutant.caughtBy.file}`);
});
