import { existsSync, readFileSync } from 'node:fs';
import type { Step } from './steps.ts';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

function fromVitest(report: VitestReport): Counts {
  // A file that fails to load has no tests in the report, but counts as a failure.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function fromPlaywright({ stats }: PlaywrightReport): Counts {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}

/**
 * Counts of a finished step. A step that ended badly counts as at least one failure, whatever its report says. So does
 * one whose report is missing or has no test: a suite must not vanish unnoticed.
 */
export function countsOf(kind: Step['kind'], succeeded: boolean, reportFile: string): Counts {
  if (kind === 'check') return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
  const counts = read(kind, reportFile);
  const ran = counts.passed + counts.failed;
  return succeeded && ran > 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
}

const readers = {
  vitest: (report: unknown) => fromVitest(report as VitestReport),
  playwright: (report: unknown) => fromPlaywright(report as PlaywrightReport),
  // Our own report: it holds the counts.
  visual: (report: unknown) => report as Counts,
};

function read(kind: keyof typeof readers, file: string): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  return readers[kind](JSON.parse(readFileSync(file, 'utf8')));
}

export const sum = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
});

/** The last line of a run. Tools read it: keep its form. */
export const summary = ({ passed, failed, skipped }: Counts) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
