// A copy of the checkout without its history, so that a test can add files to it.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname, '..', '..', '..');
const parts = ['.storybook', 'contract', 'design-system', 'public', 'server', 'src', 'stories', 'tests', 'tools'];
const settings = [
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  '.gitignore',
  '.oxlintrc.json',
  '.oxfmtrc.json',
];

export interface Copy {
  folder: string;
  run: (command: string, ...args: readonly string[]) => { status: number | null; output: string };
  remove: () => void;
}

export function copyCheckout(): Copy {
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-copy-'));
  const left = new Set(['baselines', 'node_modules']);
  for (const name of [...parts, ...settings]) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (from) => !left.has(path.basename(from)),
    });
  }
  // Packages one by one: what tools keep in node_modules must not be shared with the real checkout.
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name.startsWith('.') && name !== '.bin') continue;
    symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name), 'junction');
  }
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  return {
    folder,
    run(command, ...args) {
      const file = command === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', command);
      const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', GOMAXPROCS: '1' };
      const { status, stdout, stderr } = spawnSync(file, args, { cwd: folder, encoding: 'utf8', env });
      return { status, output: stdout + stderr };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
