// Collects the `data-part` names in a part's files and in the internal files that they import.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFolder } from '../design-system/library/entries.ts';
import { partOf } from './exports.ts';

const read = (file: string) => readFileSync(path.join(sourceFolder, file), 'utf8');

/** Files that a file imports, static or lazy. The caller skips an `index.ts`: another part, with a page of its elements. */
const importsOf = (file: string, code: string) =>
  Array.from(code.matchAll(/(?<!^import type [^;]*)(?:from |import\()'(\.[^']*\.tsx?)'/gmu), ([, target = '']) =>
    path.posix.join(path.posix.dirname(file), target),
  );

/** `data-component` names in a file, but those that a later spread may override. */
const rootsIn = (code: string) =>
  Array.from(code.matchAll(/data-component="([A-Z]\w+)"(?! \{\.\.\.)/gu), ([, name = '']) => name);

export function innerElementsOf(part: string): string[] {
  const { file: start } = partOf(part) ?? {};
  if (start === undefined) return [];
  const folder = path.dirname(start);
  const queue = path.basename(folder) === part ? globSync(`${folder}/**/*.tsx`, { cwd: sourceFolder }) : [start];
  const own = new Set(queue);
  const names = new Set<string>();
  const seen = new Set<string>();
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || file.endsWith('/index.ts')) continue;
    seen.add(file);
    const code = read(file);
    if (!own.has(file) && rootsIn(code).some((root) => root !== part)) continue;
    for (const [, name = ''] of code.matchAll(/data-part="([\w-]+)"/gu)) names.add(name);
    queue.push(...importsOf(file, code));
  }
  return [...names].toSorted();
}
