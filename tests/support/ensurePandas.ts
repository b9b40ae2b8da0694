// Installs pandas for the end-to-end tests that read a data frame.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';

const hasPandas = () =>
  ['python3', '/usr/bin/python3'].some(
    (python) => spawnSync(python, ['-c', 'import pandas'], { stdio: 'ignore' }).status === 0,
  );

/** Debian and Ubuntu: as root, or in CI with a `sudo` that asks for no password. */
function aptGet(...args: string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND'];
  const [command = '', ...rest] = [...asRoot, 'apt-get', '-qq', ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, rest, { stdio: 'ignore', env }).status === 0;
}

/**
 * Installs pandas without recommended packages, whose fonts would change the pictures of parts. Tests report a missing
 * pandas: the test of a file compares its rows, that of a table is skipped.
 */
export function ensurePandas(say: (line: string) => void): void {
  if (hasPandas()) return;
  const mayInstall = existsSync('/etc/debian_version') && (process.getuid?.() === 0 || process.env['CI'] !== undefined);
  if (mayInstall) {
    say('No pandas found: installing python3-pandas ...');
    if (aptGet('update') && aptGet('install', '-y', '--no-install-recommends', 'python3-pandas') && hasPandas()) return;
  }
  say('pandas is not installed: the walk of a file compares its rows in Parquet instead, that of a table is skipped.');
}
