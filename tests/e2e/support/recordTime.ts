import { test } from './test.ts';

/** Keeps the time of a walk in the report, and prints it. */
export function recordTime(description: string): void {
  test.info().annotations.push({ type: 'time', description });
  process.stdout.write(`    ${description}\n`);
}
