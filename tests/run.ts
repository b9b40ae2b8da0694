// npm test: every step of the table, or those named (npm test -- lint server). A failing step does not end the run.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { countsOf, sum, summary, type Counts } from './run/counts.ts';
import { runScript } from './run/runScript.ts';
import { chosen, type Step } from './run/steps.ts';
import { ensureBrowser } from './support/browser.ts';

const root = path.join(import.meta.dirname, '..');
const reports = path.join(root, 'node_modules', '.cache', 'test-reports');
const stepLimitMs = 15 * 60_000;

const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const print = (line: string) => process.stdout.write(`${line}\n`);
const inSeconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

const reporting: Record<Step['kind'], (report: string) => { suffix: string; env?: NodeJS.ProcessEnv }> = {
  check: () => ({ suffix: '' }),
  vitest: (report) => ({ suffix: ` --reporter=default --reporter=json --outputFile.json=${report}` }),
  playwright: (report) => ({ suffix: ' --reporter=list,json', env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } }),
};

const failure: Counts = { passed: 0, failed: 1, skipped: 0 };

async function run(step: Step): Promise<Counts> {
  const command = manifest.scripts[step.script];
  if (!command) {
    print(`✗ ${step.name}: package.json has no script "${step.script}"`);
    return failure;
  }
  const report = path.join(reports, `${step.name}.json`);
  rmSync(report, { force: true });
  const { suffix, env = {} } = reporting[step.kind](report);
  print(`▸ ${step.name}`);
  const { succeeded, output, tookMs } = await runScript(command + suffix, {
    env,
    limitMs: stepLimitMs,
    onBeat: (elapsedMs) => print(`  ${step.name} still runs, ${inSeconds(elapsedMs)}`),
  });
  const counts = countsOf(step.kind, succeeded, report);
  if (counts.failed > 0) print(`${output.trimEnd()}\n`);
  const detail = step.kind === 'check' ? '' : `: ${summary(counts)}`;
  print(`${counts.failed > 0 ? '✗' : '✓'} ${step.name}${detail} (${inSeconds(tookMs)})`);
  return counts;
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
  print(`\nIn ${inSeconds(Date.now() - begun)}:`);
  print(summary(total));
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
} catch (error) {
  print(error instanceof Error ? error.message : String(error));
  print(summary(failure));
  process.exitCode = 1;
}
