import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { createVitest, type TestSpecification } from 'vitest/node';
import { copyCheckout } from '../support/processes/copyCheckout.ts';
import { occurrences, planted, type Catch, type Mutant, type Project } from './mutant.ts';

export interface Result {
  file: string;
  fullName: string;
  state: string;
}

const escaped = (title: string) => title.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** One Vitest for all faults: a start, its database and the compiled sources cost more than most tests. */
export async function openBench(projects: readonly Project[]) {
  const copy = copyCheckout();
  process.chdir(copy.folder);
  const vitest = await createVitest('test', {
    config: path.join(copy.folder, 'tests', 'vitest.config.ts'),
    root: copy.folder,
    project: [...projects],
    watch: false,
    silent: true,
    reporters: [{}],
  });
  const specificationOf = ([first, ...others]: readonly [Catch, ...Catch[]]): TestSpecification => {
    const titles = new Set([first, ...others].map(({ title }) => escaped(title)));
    const testNamePattern = new RegExp([...titles].join('|'), 'u');
    return vitest
      .getProjectByName(first.project)
      .createSpecification(path.join(copy.folder, 'tests', first.file), { testNamePattern });
  };
  const write = (file: string, text: string) => {
    writeFileSync(file, text);
    vitest.invalidateFile(file);
  };
  return {
    async close() {
      await vitest.close();
      process.chdir('/');
      copy.remove();
    },
    /** Runs the named tests. A file that does not load has no results. */
    async test(catches: readonly Catch[]): Promise<Result[]> {
      const byFile = Map.groupBy(catches, ({ project, file }) => `${project} ${file}`);
      const specifications = [...byFile.values()].map((group) => specificationOf(group as [Catch, ...Catch[]]));
      // A worker that dies early leaves the results of the run before.
      const before = new Set(specifications.map(({ testModule }) => testModule));
      await vitest.runTestSpecifications(specifications);
      return specifications.flatMap(({ moduleId, testModule }) =>
        [...((testModule && !before.has(testModule) && testModule.children.allTests()) || [])].map((test) => ({
          file: path.relative(path.join(copy.folder, 'tests'), moduleId),
          fullName: test.fullName,
          state: test.result().state,
        })),
      );
    },
    /** Runs `work` while the fault is in the copy. */
    async plant<T>(mutant: Mutant, work: () => Promise<T>): Promise<T> {
      const file = path.join(copy.folder, mutant.file);
      const text = readFileSync(file, 'utf8');
      if (occurrences(mutant, text) !== 1) throw new Error(`${mutant.name}: ${mutant.file} has changed`);
      write(file, planted(mutant, text));
      try {
        return await work();
      } finally {
        write(file, text);
      }
    },
  };
}
