// Props of the parts, by the modules that declare them.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keyboard } from '../../stories/support/keyboard/keyboard.ts';
import { readEntriesByName, readExports } from '../exports.ts';
import type { PropReader } from '../props/derive.ts';
import { propsOf, type KeyEntry, type PropEntry } from './describe.ts';

export const root = path.join(import.meta.dirname, '..', '..');

/** Modules of a part: those of its folder, or the single module of a field. */
export const sourcesOf = (file: string) =>
  (path.basename(file) === 'index.ts'
    ? globSync(path.posix.join('design-system', path.posix.dirname(file), '*.{ts,tsx}'), { cwd: root })
    : [path.posix.join('design-system', file)]
  ).toSorted();

export const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const compound = /^export \* as [A-Z]\w* from '\.\/(.+\.tsx)'/mu;

/** Props of everything that a part exports. */
export async function tablesOf(file: string, reader: PropReader) {
  const sources = sourcesOf(file);
  const index = path.basename(file) === 'index.ts' ? read(path.posix.join('design-system', file)) : '';
  const [, parts] = compound.exec(index) ?? [];
  if (parts) return reader.read(path.join(root, 'design-system', path.posix.dirname(file), parts));
  const [exported, entries] = [readExports(), readEntriesByName()];
  const inIndex = new Set((index.match(/\w+/gu) ?? []).filter((name) => name in entries));
  const isPublic = (name: string) => inIndex.has(name) || exported[name]?.file === file;
  // An index has no defaults and no variants beside it.
  const modules = sources.filter((one) => path.basename(one) !== 'index.ts');
  const tables = await Promise.all(modules.map((one) => reader.read(path.join(root, one))));
  return Object.fromEntries(
    tables.flatMap((table) => Object.entries(table)).filter(([name]) => isPublic(name.split('.')[0] ?? '')),
  );
}

export const keysOf = (names: readonly string[]): KeyEntry[] =>
  Object.entries(keyboard)
    .filter(([part]) => names.includes(part))
    .flatMap(([, rows]) => rows)
    .map(({ keys, effect }) => ({ keys, effect }));

/** Props that the tables of a page show, by the name that the page gives them. */
export async function tablesByName(page: string, reader: PropReader): Promise<Record<string, readonly PropEntry[]>> {
  const exported = readExports(/^\w+$/u);
  const names = Array.from(page.matchAll(/^<ArgTypes of=\{(\w+)\}/gmu), ([, name = '']) => name);
  const entries = await Promise.all(
    names.map(async (name) => {
      const file = exported[name]?.file;
      const { [name]: rows = [] } = file ? await reader.read(path.join(root, 'design-system', file)) : {};
      return [name, propsOf({ [name]: rows }, name)] as const;
    }),
  );
  return Object.fromEntries(entries);
}
