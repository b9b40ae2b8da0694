// npm run mutants [project or part of a name …]: plants one fault at a time in a copy of the checkout and runs the test that catches it.
import process from 'node:process';
import { openBench, type Result } from './bench.ts';
import type { Catch, Mutant } from './mutant.ts';
import { mutants } from './rows/index.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);

type Bench = Awaited<ReturnType<typeof openBench>>;

const statesOf = (results: readonly Result[], { file, title }: Catch) =>
  new Set(
    results.filter((result) => result.file === file && result.fullName.includes(title)).map(({ state }) => state),
  );

/** Names mutants whose test fails, or does not run, without a fault. */
async function unfit(bench: Bench, chosen: readonly Mutant[]): Promise<string[]> {
  const results = await bench.test(chosen.map(({ caughtBy }) => caughtBy));
  return chosen
    .filter(({ caughtBy }) => {
      const own = statesOf(results, caughtBy);
      return !own.has('passed') || own.has('failed');
    })
    .map(({ name }) => name);
}

const names = process.argv.slice(2);
const chosen = mutants.filter(
  ({ name, caughtBy }) => names.length === 0 || names.some((part) => part === caughtBy.project || name.includes(part)),
);
const bench = await openBench([...new Set(chosen.map(({ caughtBy }) => caughtBy.project))]);
try {
  const red = await unfit(bench, chosen);
  for (const name of red) print(`✗ ${name}: its test does not pass without the fault`);
  let caught = 0;
  for (const mutant of chosen.filter(({ name }) => !red.includes(name))) {
    const { name, caughtBy } = mutant;
    const results = await bench.plant(mutant, () => bench.test([caughtBy]));
    const found = statesOf(results, caughtBy).has('failed');
    if (found) caught += 1;
    print(`${found ? '✓' : '✗'} ${name}: ${caughtBy.file} › ${caughtBy.title}`);
  }
  const missed = chosen.length - caught;
  print(`${caught} caught, ${missed} missed`);
  process.exitCode = missed > 0 || chosen.length === 0 ? 1 : 0;
} finally {
  await bench.close();
}
