/**
 * Fails when a part of the design system lacks its story, its page or its test, and for an unknown entry at the top.
 * Run by `npm run mirror:check`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname, '../../..');

const folders = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

const modules = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => /^[A-Z]\w*\.tsx$/.test(name))
    .map((name) => name.replace('.tsx', ''));

/** Every part of the design system, with the group of its story. */
export const parts = () => [
  ...folders('design-system/components/').map((name) => ({ group: 'components', name })),
  ...['form', 'form/fields', 'form/dates', 'form/files', 'marketplace/fields'].flatMap((folder) =>
    modules(`design-system/${folder}/`).map((name) => ({ group: 'form', name })),
  ),
  ...folders('design-system/patterns/').map((name) => ({ group: 'patterns', name })),
  ...folders('design-system/marketplace/')
    .filter((name) => /^[A-Z]/u.test(name))
    .map((name) => ({ group: 'patterns', name })),
  { group: 'components', name: 'Icon' },
  ...folders('design-system/charts/').map((name) => ({ group: 'charts', name })),
];

/** The missing paths of stories, pages and tests. */
export const missingMirrors = (): string[] =>
  parts()
    .flatMap(({ group, name }) => [
      `stories/${group}/${name}/${name}.stories.tsx`,
      `stories/${group}/${name}/${name}.mdx`,
      `tests/design-system/${group}/${name}.test.tsx`,
    ])
    .filter((file) => !existsSync(path.join(root, file)));

// prettier-ignore
const topLevel = new Set([
  'contract', 'design-system', 'public', 'server', 'src', 'stories', 'tests', 'tools',
  'CHANGELOG.md', 'LICENSE', 'README.md', 'chromatic.config.json', 'index.html', 'package-lock.json', 'package.json',
  'tsconfig.json', 'vite.config.ts',
]);

/** Names that are neither in the layout nor in .gitignore. Names with a leading dot are tool settings. */
export function unknownEntries(names: readonly string[], ignored: string): string[] {
  const patterns = ignored
    .split('\n')
    .filter(Boolean)
    .map((line) => new RegExp(`^${line.replace(/\/$/u, '').replaceAll('.', '\\.').replaceAll('*', '.*')}$`, 'u'));
  return names.filter(
    (name) => !name.startsWith('.') && !topLevel.has(name) && !patterns.some((pattern) => pattern.test(name)),
  );
}

if (import.meta.main) {
  const missing = missingMirrors();
  const unknown = unknownEntries(readdirSync(root), readFileSync(path.join(root, '.gitignore'), 'utf8'));
  for (const file of missing) console.error(`missing: ${file}`);
  for (const name of unknown) console.error(`unknown at the top level: ${name}`);
  console.log(`mirror check: ${parts().length} parts, ${missing.length} files missing, ${unknown.length} unknown`);
  process.exitCode = missing.length + unknown.length > 0 ? 1 : 0;
}
