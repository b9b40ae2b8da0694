import { test } from './test.ts';

/** Adds a measured time to the report and prints it. */
export function recordTime(description: string): void {
  test.info().annotations.push({ type: 'time', description });
  process.stdout.write(`    ${description}\n`);
}
