import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A Python with pandas: the one in PATH, otherwise the system's. */
export async function pythonWithPandas(): Promise<string | undefined> {
  for (const python of ['python3', '/usr/bin/python3']) {
    const works = await run(python, ['-c', 'import pandas']).then(
      () => true,
      () => false,
    );
    if (works) return python;
  }
  return undefined;
}

/** Runs a program in Python and returns what it prints. */
export const runPython = async (python: string, code: string): Promise<string> =>
  (await run(python, ['-c', code])).stdout;
