// npm run count: hand-written lines of each folder outside the product, and their sum. Documentation pages are no part of it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const root = path.join(import.meta.dirname, '..');
const folders = ['.storybook', 'stories/support', 'tests', 'tools'];
const written = /\.(?:ts|tsx|js|css|html)$/u;
const generated = /(?:^|\/)(?:generated|baselines)\//u;

const files = execFileSync('git', ['ls-files', '--', ...folders], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => written.test(file) && !generated.test(file));
const linesOf = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;
/** Two levels deep: `tests/server` rather than `tests`. */
const folderOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.split('/').length > 2 ? 2 : 1)
    .join('/');

const totals = new Map<string, number>();
for (const file of files) totals.set(folderOf(file), (totals.get(folderOf(file)) ?? 0) + linesOf(file));
const sum = [...totals.values()].reduce((all, lines) => all + lines, 0);
for (const [folder, lines] of [...totals].toSorted(([, one], [, other]) => other - one))
  process.stdout.write(`${String(lines).padStart(7)} ${folder}\n`);
process.stdout.write(`${String(sum).padStart(7)} in all\n`);
