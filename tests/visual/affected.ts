// npm run visual -- --changed: the stories that a change can reach, by the module graph that Chromatic reads.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname, '..', '..');
const chromatic = path.join(root, 'node_modules', 'chromatic', 'dist', 'bin.cjs');
const config = JSON.parse(readFileSync(path.join(root, 'chromatic.config.json'), 'utf8')) as { externals: string[] };

/** Files outside the module graph that can change any story. */
const everywhere = [
  ...config.externals,
  '.storybook/**',
  'package.json',
  'package-lock.json',
  'tests/support/browser/**',
  'tests/visual/*.ts',
  'tests/visual/baselines/{takenWith.json,probe.webp}',
];

const baseline = /^tests\/visual\/baselines\/([^/]+)\//u;
const inGraph = /^(?:contract|design-system|src|stories)\//u;

interface Graph {
  /** Folder of the built Storybook. */
  built: string;
  /** Stories of the built Storybook by id, with the file that they are in. */
  stories: readonly { id: string; importPath: string }[];
}

/** Modules of stories that the changed files reach; undefined for every story. */
export function reachedModules(files: readonly string[], built: string): ReadonlySet<string> | undefined {
  if (files.length === 0) return new Set();
  const options = ['--stats-file', path.join(built, 'preview-stats.json'), '--mode', 'compact'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [chromatic, 'trace', ...files, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  const output = stdout + stderr;
  if (status !== 0) throw new Error(`The changed stories were not found:\n${output}`);
  if (output.includes('TurboSnap disabled')) return undefined;
  return new Set(Array.from(output.matchAll(/stories\/\S+\.stories\.tsx/gu), ([module]) => module));
}

/** Ids of the stories that the changed files can reach; undefined for every story. */
export function affectedStories(
  changed: readonly string[],
  { built, stories }: Graph,
): ReadonlySet<string> | undefined {
  if (changed.some((file) => everywhere.some((pattern) => path.matchesGlob(file, pattern)))) return undefined;
  const modules = reachedModules(
    changed.filter((file) => inGraph.test(file)),
    built,
  );
  if (!modules) return undefined;
  const retaken = new Set(changed.flatMap((file) => baseline.exec(file)?.[1] ?? []));
  return new Set(
    stories
      .filter(({ id, importPath }) => retaken.has(id) || modules.has(importPath.replace(/^\.\//u, '')))
      .map(({ id }) => id),
  );
}
