import { fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { folderName, isUnused } from '../database/embedded/databaseFolder.ts';
import type { Config } from '../kernel/config.ts';

// Less memory for some more processor time: a small young generation, and one heap for all threads of glibc.
const lean = { execArgv: ['--max-semi-space-size=2'], MALLOC_ARENA_MAX: '1' };

export async function prepareData({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<void> {
  if (databaseUrl || !isUnused(path.join(dataDir, folderName))) return;
  const { execArgv, ...env } = lean;
  try {
    const child = fork(path.join(import.meta.dirname, 'firstData.ts'), { execArgv, env: { ...process.env, ...env } });
    await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  } catch {
    // Without a child, the server does the work itself.
  }
}
