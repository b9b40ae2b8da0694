import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFolder } from '../design-system/library/entries.ts';
import { partOf } from './exports.ts';

const read = (file: string) => readFileSync(path.join(sourceFolder, file), 'utf8');

/** Files that a file imports, static or lazy. */
const importsOf = (file: string, code: string) =>
  Array.from(code.matchAll(/(?<!^import type [^;]*)(?:from |import\()'(\.[^']*\.tsx?)'/gmu), ([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  );

/** `data-component` names in a file. Skips those right before a spread, which may override them. */
const rootComponents = (code: string) =>
  Array.from(code.matchAll(/data-component="([A-Z]\w+)"(?! \{\.\.\.)/gu), ([, name = '']) => name);

/** Files of a component: its folder, or the one file of a folder that holds several. */
function filesOf(component: string, entry: string): string[] {
  const folder = path.dirname(entry);
  return path.basename(folder) === component ? globSync(`${folder}/**/*.tsx`, { cwd: sourceFolder }) : [entry];
}

/** `data-part` names of a component: in its files, and in the internal files that they import. */
export function innerElementsOf(component: string): string[] {
  const entry = partOf(component)?.file;
  if (entry === undefined) return [];
  const ownFiles = new Set(filesOf(component, entry));
  const visited = new Set<string>();
  const names = new Set<string>();
  const visit = (file: string): void => {
    // Index files belong to other components, whose pages name their elements.
    if (visited.has(file) || file.endsWith('/index.ts')) return;
    visited.add(file);
    const code = read(file);
    if (!ownFiles.has(file) && rootComponents(code).some((root) => root !== component)) return;
    for (const [, name = ''] of code.matchAll(/data-part="([\w-]+)"/gu)) names.add(name);
    for (const target of importsOf(file, code)) visit(target);
  };
  for (const file of ownFiles) visit(file);
  return [...names].toSorted();
}
