// Packages of the peers, for npm run bench:ui only: no part of the project's own installation.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const folder = import.meta.dirname;
const lockOf = (file: string) => {
  const place = path.join(folder, file);
  if (!existsSync(place)) return undefined;
  const { packages } = JSON.parse(readFileSync(place, 'utf8')) as { packages: Record<string, { version: string }> };
  return Object.entries(packages).flatMap(([name, { version }]) => (name ? [`${name}@${version}`] : []));
};

/** Installs the peers when they are missing, or others than the lock file names. */
export function installPeers(say: (line: string) => void): void {
  const installed = new Set(lockOf('node_modules/.package-lock.json'));
  if (lockOf('package-lock.json')?.every((one) => installed.has(one))) return;
  say('Installing the peers (once) ...');
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
