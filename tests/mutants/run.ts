// npm run mutants [project or part of a name …]: plants one fault at a time in a copy of the checkout and runs the test that catches it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { copyCheckout } from '../support/processes/copyCheckout.ts';
import { occurrences, planted, type Catch, type Mutant } from './mutant.ts';
import { mutants } from './rows/index.ts';

interface Report {
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface Result {
  file: string;
  fullName: string;
  status: string;
}

const print = (line: string) => process.stdout.write(`${line}\n`);
const escaped = (title: string) => title.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

function openBench() {
  const copy = copyCheckout();
  const report = path.join(copy.folder, 'report.json');
  return {
    remove: copy.remove,
    /** Runs the named tests of one project. A file that does not load has no results. */
    test(catches: readonly Catch[], ...more: readonly string[]): Result[] {
      rmSync(report, { force: true });
      const project = catches[0]?.project ?? '';
      const files = new Set(catches.map(({ file }) => `tests/${file}`));
      const titles = new Set(catches.map(({ title }) => escaped(title)));
      const args = ['--config', 'tests/vitest.config.ts', '--project', project, '-t', [...titles].join('|')];
      copy.run('vitest', 'run', ...args, '--reporter=json', `--outputFile=${report}`, ...more, ...files);
      const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
      return testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.map((result) => ({ ...result, file: path.relative(copy.folder, name) })),
      );
    },
    /** Runs `work` while the fault is in the copy. */
    plant<T>(mutant: Mutant, work: () => T): T {
      const file = path.join(copy.folder, mutant.file);
      const text = readFileSync(file, 'utf8');
      if (occurrences(mutant, text) !== 1) throw new Error(`${mutant.name}: ${mutant.file} has changed`);
      writeFileSync(file, planted(mutant, text));
      try {
        return work();
      } finally {
        writeFileSync(file, text);
      }
    },
  };
}

type Bench = ReturnType<typeof openBench>;

const belongs =
  ({ file, title }: Catch) =>
  (result: Result) =>
    result.file === `tests/${file}` && result.fullName.includes(title);

/** Names mutants whose test fails, or does not run, without a fault. */
function unfit(bench: Bench, chosen: readonly Mutant[]): string[] {
  const byProject = Map.groupBy(chosen, ({ caughtBy }) => caughtBy.project);
  return [...byProject.values()].flatMap((group) => {
    const results = bench.test(group.map(({ caughtBy }) => caughtBy));
    return group
      .filter(({ caughtBy }) => {
        const own = new Set(results.filter(belongs(caughtBy)).map(({ status }) => status));
        return !own.has('passed') || own.has('failed');
      })
      .map(({ name }) => name);
  });
}

const isCaught = (bench: Bench, mutant: Mutant): boolean =>
  bench.plant(mutant, () =>
    bench
      .test([mutant.caughtBy], '--bail=1')
      .filter(belongs(mutant.caughtBy))
      .some(({ status }) => status === 'failed'),
  );

const names = process.argv.slice(2);
const chosen = mutants.filter(
  ({ name, caughtBy }) => names.length === 0 || names.some((part) => part === caughtBy.project || name.includes(part)),
);
const bench = openBench();
try {
  const red = unfit(bench, chosen);
  for (const name of red) print(`✗ ${name}: its test does not pass without the fault`);
  let caught = 0;
  for (const mutant of chosen.filter(({ name }) => !red.includes(name))) {
    const { name, caughtBy } = mutant;
    const found = isCaught(bench, mutant);
    if (found) caught += 1;
    print(`${found ? '✓' : '✗'} ${name}: ${caughtBy.file} › ${caughtBy.title}`);
  }
  const missed = chosen.length - caught;
  print(`${caught} caught, ${missed} missed`);
  process.exitCode = missed > 0 || chosen.length === 0 ? 1 : 0;
} finally {
  bench.remove();
}
