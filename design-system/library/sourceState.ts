import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Digest of the commit's files and of the changes since. Untracked files count by name. Empty outside Git. */
export function sourceState(cwd: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 30 });
  try {
    const hash = createHash('sha256');
    for (const part of [git('rev-parse', 'HEAD^{tree}'), git('diff', 'HEAD'), git('status', '--porcelain')])
      hash.update(part);
    return hash.digest('hex');
  } catch {
    return '';
  }
}
