import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The merge base with the main branch. */
function base(): string {
  for (const branch of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      continue;
    }
  }
  throw new Error('No branch main to compare with: fetch it, or name what to run.');
}

/** Files that differ from the main branch, committed or not, as paths from the root. */
export function changedFiles(): readonly string[] {
  const differing = git('diff', '--name-only', '--no-renames', base());
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return [...differing.split('\n'), ...untracked.split('\n')].filter(Boolean);
}
