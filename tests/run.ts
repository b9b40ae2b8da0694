// npm test: every step of the table, or those named (npm test -- lint server). A failing step does not end the run.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { failedIn, withAgain } from './run/again.ts';
import { countsOf, sum, summary, type Counts } from './run/counts.ts';
import { runScript } from './run/runScript.ts';
import { chosen, type Step } from './run/steps.ts';
import { ensureBrowser } from './support/browser.ts';

const root = path.join(import.meta.dirname, '..');
const reports = path.join(root, 'node_modules', '.cache', 'test-reports');
const stepLimitMs = 40 * 60_000;

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const print = (line: string) => process.stdout.write(`${line}\n`);
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const reporting: Record<Step['kind'], (report: string) => { suffix: string; env?: NodeJS.ProcessEnv }> = {
  check: () => ({ suffix: '' }),
  vitest: (report) => ({ suffix: ` --reporter=default --reporter=json --outputFile.json=${report}` }),
  playwright: (report) => ({ suffix: ' --reporter=list,json', env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }),
  visual: (report) => ({ suffix: ` --report=${report}` }),
};

/** Every test that failed at least once, told again at the end, where whoever reads a long output looks. */
const failures: string[] = [];
const failure: Counts = { passed: 0, failed: 1, skipped: 0 };

async function run(step: Step): Promise<Counts> {
  const command = manifest.scripts[step.script];
  if (!command) {
    print(`✗ ${step.name}: package.json has no script "${step.script}"`);
    return failure;
  }
  const begunAt = Date.now();
  print(`▸ ${step.name}`);
  const first = await attempt(step, command);
  // In CI the machine is shared, as the configurations say where they retry: a test must fail with the machine to itself as well.
  const second = first.again && process.env['CI'] ? await attempt(step, command + first.again) : undefined;
  const counts = second ? withAgain(first.counts, second.counts) : first.counts;
  // Pictures that are not compared are told aloud: the check must not vanish unnoticed. A failure that did not come
  // again is told by its message alone, so that a reader's eye falls on those that did.
  if (counts.failed > 0 || (step.kind === 'visual' && counts.skipped > 0))
    print(`${(second ?? first).output.trimEnd()}\n`);
  const detail = step.kind === 'check' ? '' : `: ${summary(counts)}`;
  print(`${counts.failed > 0 ? '✗' : '✓'} ${step.name}${detail} (${inSeconds(Date.now() - begunAt)})`);
  return counts;
}

interface Attempt {
  counts: Counts;
  output: string;
  again: string | undefined;
}

/** Runs the command of a step, tells what failed, and answers the arguments that would run only that again. */
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
  const { names, arguments: again } = failedIn(step.kind, report, output);
  for (const name of names) {
    print(`  ✗ ${name}`);
    failures.push(`${step.name}: ${name}`);
  }
  return { counts, output, again };
}

/** Lets the steps find a browser; what to do about it when there is none to be had. */
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
  const steps = chosen(process.argv.slice(2));
  mkdirSync(reports, { recursive: true });
  const withoutBrowser = steps.some(({ browser }) => browser) ? provideBrowser() : undefined;
  const all: Counts[] = [];
  for (const step of steps) {
    if (step.browser && withoutBrowser) print(`✗ ${step.name}: ${withoutBrowser}`);
    all.push(step.browser && withoutBrowser ? failure : await run(step));
  }
  return sum(all);
}

const begun = Date.now();
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
