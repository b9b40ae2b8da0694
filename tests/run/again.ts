import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Counts } from './counts.ts';
import type { Step } from './steps.ts';

/** Retry limits: more failures are not due to a busy machine. */
const maxFiles = 10;
const maxTests = 20;
const root = path.join(import.meta.dirname, '..', '..');

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}
/** Errors outside tests: only the file that caused one can be run again, if the output names it. */
const beside = /Unhandled (?:Errors?|Rejection)/u;
const besideIn = /This error originated in "([^"]+)" test file/gu;

/** Errors of the whole run: the connection to the browser ended, and queued files did not run. */
const unrun = /Unhandled Errors?\b[^]*(?:Failed to run the test \S+|VITEST_BROWSER_CONNECTION_CLOSED)/u;
const browserEnded = /(?:page, context or browser|Browser) has been closed|(?:Target|Page) crashed/u;
/** Arguments of a step that runs again as a whole. */
export const whole = '';

interface PlaywrightSpec {
  ok: boolean;
  title: string;
  /** Path below tests/e2e; `line` is that of the test. */
  file: string;
  line: number;
  tests?: { results: { error?: { message?: string } }[] }[];
}

interface PlaywrightSuite {
  title: string;
  specs?: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors?: { message?: string }[];
}

interface Found {
  names: string[];
  /** Arguments that run only the failed tests. */
  arguments?: string | undefined;
  /** True if a closed browser explains all failures but a few. */
  isEnded?: boolean;
}

const says = ({ message = '' }: { message?: string | undefined }) =>
  browserEnded.test(stripVTControlCharacters(message));

/** A test name with the first line of its error. */
function describeFailure(name: string, message: string | undefined): string {
  const line = message && stripVTControlCharacters(message).trim().split('\n', 1)[0];
  return line ? `${name}: ${line}` : name;
}

const readers = {
  check: () => ({ names: [] }),
  // Its report holds counts only. Each failed picture has a line of output.
  visual: (report: unknown, output: string) => ({
    names: [],
    isEnded: output.split('\n').filter((message) => says({ message })).length >= Math.max((report as Counts).failed, 1),
  }),
  vitest: (report: unknown, output: string) => {
    const failed = (report as VitestReport).testResults.filter(({ status }) => status === 'failed');
    const inCheckout = ({ name }: { name: string }) => path.relative(root, name).split(path.sep).join('/');
    const meanwhile = [...output.matchAll(besideIn)].map(([, file = '']) => file);
    const files = [...new Set([...failed.map(inCheckout), ...meanwhile])];
    const names = failed.flatMap((file) => {
      const tests = file.assertionResults.filter(({ status }) => status === 'failed');
      return tests.length > 0
        ? tests.map(({ fullName, failureMessages }) => describeFailure(fullName, failureMessages?.[0]))
        : [describeFailure(inCheckout(file), file.message)];
    });
    return {
      arguments:
        files.length > 0 && files.length <= maxFiles && (meanwhile.length > 0 || !beside.test(output))
          ? ` --no-file-parallelism ${files.map((file) => `"${file}"`).join(' ')}`
          : undefined,
      names: [...names, ...meanwhile.map((file) => `${file}: an error beside its tests`)],
      isEnded: unrun.test(output) && files.length <= maxFiles,
    };
  },
  playwright: (report: unknown) => {
    const all = (suite: PlaywrightSuite): PlaywrightSpec[] => [
      ...(suite.specs ?? []),
      ...(suite.suites ?? []).flatMap(all),
    ];
    const { suites, errors = [] } = report as PlaywrightReport;
    const failed = suites
      .flatMap(all)
      .filter(({ ok }) => !ok)
      // The first error of a test: after its time limit, further errors also say that the page was closed.
      .map(({ tests, ...spec }) => ({ ...spec, message: tests?.[0]?.results.at(-1)?.error?.message }));
    const known = failed.filter((one) => !says(one));
    return {
      // By place: `--last-failed` reads a file that each step overwrites.
      arguments:
        failed.length > 0 && failed.length <= maxTests && errors.length === 0
          ? ` --workers=1 ${failed.map(({ file, line }) => `"${file}:${line}"`).join(' ')}`
          : undefined,
      names: failed.map(({ title, message }) => describeFailure(title, message)),
      isEnded:
        errors.every(says) && (errors.length > 0 ? known.length <= maxTests : failed.length > 0 && known.length === 0),
    };
  },
} satisfies Record<Step['kind'], (report: unknown, output: string) => Found>;

/**
 * The failed tests of a finished suite by name, and the arguments that run them again alone. Arguments: `whole` if the
 * browser ended and tests are missing, undefined if a retry is pointless.
 */
export function failedIn(
  { kind, browser = false }: Pick<Step, 'kind' | 'browser'>,
  reportFile: string,
  output: string,
): { arguments: string | undefined; names: string[] } {
  if (!existsSync(reportFile)) return { arguments: undefined, names: [] };
  const report: unknown = JSON.parse(readFileSync(reportFile, 'utf8'));
  const found: Found = readers[kind](report, stripVTControlCharacters(output));
  const isWhole = browser && found.isEnded === true && (kind === 'vitest' || !found.arguments);
  return isWhole
    ? { arguments: whole, names: [...found.names, 'the browser ended'] }
    : { arguments: found.arguments, names: found.names };
}

/** Counts of a suite after its failed tests, or all of its tests, were run again. */
export const withAgain = (first: Counts, again: Counts, args: string): Counts =>
  args === whole
    ? again
    : { passed: first.passed + first.failed - again.failed, failed: again.failed, skipped: first.skipped };
