import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import process from 'node:process';
import { isUnused } from '../database/embedded/folder.ts';
import type { Config } from '../kernel/config.ts';

// Less memory for some more processor time: a small young generation, and one heap for all threads of glibc.
const lean = { execArgv: ['--max-semi-space-size=2'], MALLOC_ARENA_MAX: '1' };

/** Has the embedded database created by a child process, unless it exists. */
export async function prepareData({ databaseUrl, dataDir }: Config): Promise<void> {
  if (databaseUrl || !isUnused(path.join(dataDir, 'database'))) return;
  const { execArgv, ...env } = lean;
  const child = fork(path.join(import.meta.dirname, 'firstData.ts'), { execArgv, env: { ...process.env, ...env } });
  await Promise.race([once(child, 'exit'), once(child, 'error')]);
}
