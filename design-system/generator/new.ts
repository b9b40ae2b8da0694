// npm run new component Name: creates the files of a component and adds it to every list of components.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { componentFiles, lists } from './templates.ts';

const usage = 'Usage: npm run new component Name';

function objection(root: string, [kind, name, ...more]: readonly string[]): string | undefined {
  if (kind !== 'component' || !name || more.length > 0) return usage;
  if (!/^[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]+)*$/u.test(name)) {
    return `"${name}" is no name for a component: write it like Button or StatusBadge, in Latin letters.`;
  }
  const exported = new RegExp(`\\b${name}\\b`, 'u').test(
    readFileSync(path.join(root, 'design-system/index.ts'), 'utf8'),
  );
  const taken = Object.keys(componentFiles(name)).find((file) => existsSync(path.join(root, file)));
  if (taken) return `${name} is there already: ${taken}`;
  return exported ? `${name} is there already: design-system/index.ts exports it.` : undefined;
}

function write(root: string, name: string): string[] {
  const files = componentFiles(name);
  for (const { file, insert } of lists) files[file] = insert(readFileSync(path.join(root, file), 'utf8'), name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return Object.keys(files);
}

const root = process.cwd();
const [kind, name = '', ...more] = process.argv.slice(2);
const problem = objection(root, [kind ?? '', name, ...more]);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  for (const file of write(root, name)) process.stdout.write(`${file}\n`);
  process.stdout.write('Now say what it is for, in the component and on its page; then npm run check.\n');
}
