// npm test: the quick steps of the table, those named (npm test -- lint server), or those a change can affect
// (npm test -- changed). npm run test:all: every step. A failing step does not end the run.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { failedIn, whole, withAgain } from './run/again.ts';
import { changedFiles } from './run/changedFiles.ts';
import { countsOf, sum, summary, type Counts } from './run/counts.ts';
import { inLanes } from './run/inLanes.ts';
import { runScript } from './run/runScript.ts';
import { shareScratch } from './run/scratch.ts';
import { announcement, chosen, type Step } from './run/steps.ts';
import { ensureBrowser } from './support/browser/browser.ts';
import { ensurePandas } from './support/ensurePandas.ts';
import { slowness } from './support/slowness.ts';

const root = path.join(import.meta.dirname, '..');
const reports = path.join(root, 'node_modules', '.cache', 'test-reports');
const stepLimitMs = 40 * 60_000 * slowness();
/** Steps side by side: most wait for a server, a browser or a clock during half of their time. */
const lanes = 2;

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const print = (line: string) => process.stdout.write(`${line}\n`);
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const reporting: Record<Step['kind'], (report: string) => { suffix: string; env?: NodeJS.ProcessEnv }> = {
  // TypeScript and tsgolint in one thread: more would compute the same types again, and the other lane needs a core.
  check: () => ({ suffix: '', env: { GOMAXPROCS: '1' } }),
  vitest: (report) => ({ suffix: ` --reporter=default --reporter=json --outputFile.json=${report}` }),
  playwright: (report) => ({ suffix: ' --reporter=list,json', env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }),
  visual: (report) => ({ suffix: ` --report=${report}` }),
};

/** Every test that failed at least once, listed again at the end of the output. */
const failures: string[] = [];
const failure: Counts = { passed: 0, failed: 1, skipped: 0 };

interface Ran {
  step: Step;
  counts: Counts;
  /** Arguments that run the failed tests again; undefined if a retry is pointless. */
  again: string | undefined;
}

async function run(step: Step): Promise<Ran> {
  const command = manifest.scripts[step.script];
  if (!command) {
    print(`✗ ${step.name}: package.json has no script "${step.script}"`);
    return { step, counts: failure, again: undefined };
  }
  const begunAt = Date.now();
  print(`▸ ${step.name}`);
  const { counts, output, again } = await attempt(step, command);
  const retried = process.env['CI'] ? again : undefined;
  // Prints the output of a failure that is retried only if it fails again. Skipped pictures are always printed.
  if ((counts.failed > 0 && retried === undefined) || (step.kind === 'visual' && counts.skipped > 0))
    print(`${output.trimEnd()}\n`);
  conclude(step, counts, begunAt);
  return { step, counts, again: retried };
}

function conclude(step: Step, counts: Counts, begunAt: number): void {
  const detail = step.kind === 'check' ? '' : `: ${summary(counts)}`;
  print(`${counts.failed > 0 ? '✗' : '✓'} ${step.name}${detail} (${inSeconds(Date.now() - begunAt)})`);
}

/** Retries failed tests alone: CI machines are shared, and a real failure also fails alone. */
async function runAgain({ step, counts, again }: Ran): Promise<Counts> {
  if (again === undefined) return counts;
  const begunAt = Date.now();
  print(`▸ ${step.name}, once more${again === whole ? ' as a whole' : ''}`);
  const second = await attempt(step, `${manifest.scripts[step.script]}${again}`);
  if (second.counts.failed > 0) print(`${second.output.trimEnd()}\n`);
  const total = withAgain(counts, second.counts, again);
  conclude(step, total, begunAt);
  return total;
}

interface Attempt {
  counts: Counts;
  output: string;
  again: string | undefined;
}

/** Runs the command of a step and prints its failures. Returns the arguments that would run only those again. */
async function attempt(step: Step, command: string): Promise<Attempt> {
  const report = path.join(reports, `${step.name}.json`);
  rmSync(report, { force: true });
  const { suffix, env = {} } = reporting[step.kind](report);
  const { succeeded, output } = await runScript(command + suffix, {
    env,
    limitMs: stepLimitMs,
    onBeat: (elapsedMs) => print(`  ${step.name} still runs, ${inSeconds(elapsedMs)}`),
  });
  const counts = countsOf(step.kind, succeeded, report);
  if (counts.failed === 0) return { counts, output, again: undefined };
  const { names, arguments: again } = failedIn(step, report, output);
  for (const name of names) {
    print(`  ✗ ${name}`);
    failures.push(`${step.name}: ${name}`);
  }
  return { counts, output, again };
}

/** Provides a browser for the steps. Returns the error message if there is none. */
function provideBrowser(): string | undefined {
  try {
    const file = ensureBrowser(print);
    if (file) process.env['CHROMIUM_PATH'] = file;
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

async function main(): Promise<Counts> {
  const steps = chosen(process.argv.slice(2), changedFiles);
  print(announcement(steps, lanes, slowness()));
  mkdirSync(reports, { recursive: true });
  const withoutBrowser = steps.some(({ browser }) => browser) ? provideBrowser() : undefined;
  if (steps.some(({ name }) => name === 'e2eMore')) ensurePandas(print);
  const ran = await inLanes(steps, lanes, async (step): Promise<Ran> => {
    if (!step.browser || !withoutBrowser) return run(step);
    print(`✗ ${step.name}: ${withoutBrowser}`);
    return { step, counts: failure, again: undefined };
  });
  const all: Counts[] = [];
  for (const one of ran) all.push(await runAgain(one));
  return sum(all);
}

const begun = Date.now();
// The first step creates a database, which the other steps copy.
process.once('exit', shareScratch());
try {
  const total = await main();
  if (failures.length > 0) print(`\nFailed at least once:\n  ${[...new Set(failures)].join('\n  ')}`);
  print(`\nIn ${inSeconds(Date.now() - begun)}:`);
  print(summary(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  print(summary(failure));
  process.exitCode = 1;
}
