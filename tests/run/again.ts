import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './counts.ts';
import type { Step } from './steps.ts';

/** More failures than this are no accident of a busy machine: running them again would only take long. */
const mostFiles = 10;
const mostTests = 20;
const root = path.join(import.meta.dirname, '..', '..');

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}
/** Faults that belong to no test: only the file that ran at the time can be run again, where the output names it. */
const beside = /Unhandled (?:Errors?|Rejection)/u;
const besideIn = /This error originated in "([^"]+)" test file/gu;

/** Vitest lost its browser: the files that were waiting did not run and stand in no report. */
const unrun = /Failed to run the test \S+|VITEST_BROWSER_CONNECTION_CLOSED/u;
/** The browser of a test, of a worker or of the pictures ended. */
const browserEnded = /(?:page, context or browser|Browser) has been closed|(?:Target|Page) crashed/u;
/** Arguments of a step that runs again as a whole. */
export const whole = '';

interface PlaywrightSpec {
  ok: boolean;
  title: string;
  tests?: { results: { error?: { message?: string } }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors?: unknown[];
}

const nothing = { arguments: undefined, names: [] };

/** A name with the first line of why it failed. */
function told(name: string, message: string | undefined): string {
  const line = message && stripVTControlCharacters(message).trim().split('\n', 1)[0];
  return line ? `${name}: ${line}` : name;
}

const readers = {
  check: () => nothing,
  visual: () => nothing,
  vitest: (report: unknown, output: string) => {
    const failed = (report as VitestReport).testResults.filter(({ status }) => status === 'failed');
    const inCheckout = ({ name }: { name: string }) => path.relative(root, name).split(path.sep).join('/');
    const meanwhile = [...stripVTControlCharacters(output).matchAll(besideIn)].map(([, file = '']) => file);
    const files = [...new Set([...failed.map(inCheckout), ...meanwhile])];
    const names = failed.flatMap((file) => {
      const tests = file.assertionResults.filter(({ status }) => status === 'failed');
      return tests.length > 0
        ? tests.map(({ fullName, failureMessages }) => told(fullName, failureMessages?.[0]))
        : [told(inCheckout(file), file.message)];
    });
    return {
      arguments:
        files.length > 0 && files.length <= mostFiles && (meanwhile.length > 0 || !beside.test(output))
          ? ` --no-file-parallelism ${files.map((file) => `"${file}"`).join(' ')}`
          : undefined,
      names: [...names, ...meanwhile.map((file) => `${file}: an error beside its tests`)],
    };
  },
  playwright: (report: unknown) => {
    const all = (suite: PlaywrightSuite): PlaywrightSpec[] => [
      ...(suite.specs ?? []),
      ...(suite.suites ?? []).flatMap(all),
    ];
    const { suites, errors = [] } = report as PlaywrightReport;
    const names = suites
      .flatMap(all)
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => told(title, tests?.[0]?.results.at(-1)?.error?.message));
    return {
      arguments:
        names.length > 0 && names.length <= mostTests && errors.length === 0 ? ' --last-failed --workers=1' : undefined,
      names,
    };
  },
} satisfies Record<
  Step['kind'],
  (report: unknown, output: string) => { arguments: string | undefined; names: string[] }
>;

/**
 * The failed tests of a finished suite by name, and the arguments that run them once more with the machine to
 * themselves: `whole` where the browser ended and took others along, none where that would be of no use.
 */
export function failedIn(
  kind: Step['kind'],
  reportFile: string,
  output: string,
): { arguments: string | undefined; names: string[] } {
  const found = existsSync(reportFile) ? readers[kind](JSON.parse(readFileSync(reportFile, 'utf8')), output) : nothing;
  const lines = stripVTControlCharacters(output);
  const isLost = unrun.test(lines) || (kind !== 'check' && !found.arguments && browserEnded.test(lines));
  return isLost ? { arguments: whole, names: [...found.names, 'the browser ended'] } : found;
}

/** Counts of a suite whose failed tests were run once more, or all of whose tests were. */
export const withAgain = (first: Counts, again: Counts, args: string): Counts =>
  args === whole
    ? again
    : { passed: first.passed + first.failed - again.failed, failed: again.failed, skipped: first.skipped };
