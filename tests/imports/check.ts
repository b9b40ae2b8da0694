// npm run imports:check: fails on an import against the order of the layers, and on files that import each other.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseSync } from 'vite';
import { listed, root } from '../prose/read.ts';
import { domainOf, isStore, reaches, refused, trees } from './layers.ts';

const entries: Readonly<Record<string, string>> = {
  '#design-system': 'design-system/index.ts',
  '#marketplace': 'design-system/marketplace/index.ts',
};
const { posix } = path;

export interface Import {
  from: string;
  to: string;
  isType: boolean;
  /** By a `#` name, not by a relative path. */
  isNamed: boolean;
}

const specifiers = (file: string, source: string): { value: string; isType: boolean }[] => {
  const { module } = parseSync(file, source);
  const text = (start: number, end: number) => source.slice(start, end).replaceAll(/^['"`]|['"`]$/gu, '');
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      value: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap((entry) =>
        entry.moduleRequest ? [{ value: entry.moduleRequest.value, isType: entry.isType }] : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      value: text(moduleRequest.start, moduleRequest.end),
      isType: false,
    })),
  ];
};

/** Resolves relative paths and `#` names to paths from the root. Packages are left out. */
export function importsOf(file: string, source: string): Import[] {
  return specifiers(file, source).flatMap(({ value, isType }): Import[] => {
    const [bare = ''] = value.split('?');
    const entry = entries[bare];
    if (entry) return [{ from: file, to: entry, isType, isNamed: true }];
    if (bare.startsWith('#')) return [{ from: file, to: bare.slice(1), isType, isNamed: true }];
    if (bare.startsWith('.'))
      return [{ from: file, to: posix.join(posix.dirname(file), bare), isType, isNamed: false }];
    return [];
  });
}

const treeOf = (file: string) => Object.keys(trees).find((tree) => file.startsWith(`${tree}/`));

const isIn = (file: string, layer: string) => file === layer || file.startsWith(`${layer}/`);

/** The index of the most specific layer of a file within its tree; -1 where it has none. */
function rankOf(tree: string, file: string): number {
  const layers = trees[tree] ?? [];
  const found = layers
    .filter(({ path: layer }) => isIn(file, layer))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return found ? layers.indexOf(found) : -1;
}

function areaOf(tree: string, file: string): string | undefined {
  const layer = trees[tree]?.[rankOf(tree, file)];
  return layer?.areas ? file.slice(layer.path.length + 1).split('/')[0] : undefined;
}

/** The reason an import is refused; undefined where it is fine. */
export function problemOf({ from, to, isNamed }: Import): string | undefined {
  const [tree, target] = [treeOf(from), treeOf(to)];
  const special = refused.find((rule) => rule.from.test(from) && rule.to.test(to));
  if (special) return special.reason;
  if (!tree) return undefined;
  if (!target) return `${tree} imports product code only`;
  if (tree !== target) return reaches[tree]?.includes(target) ? undefined : `${tree} never imports ${target}`;
  if (isNamed && tree === 'design-system') return 'a package has no # names: write a relative path';
  const [own, other] = [rankOf(tree, from), rankOf(tree, to)];
  if (own < 0 || other < 0) return `${own < 0 ? from : to} has no layer in tests/imports/layers.ts`;
  if (other > own) return `${trees[tree]?.[own]?.path} is a foundation of ${trees[tree]?.[other]?.path}`;
  const area = areaOf(tree, from);
  if (own === other && area !== areaOf(tree, to)) return 'an area never imports another area';
  if (isStore(to) && domainOf(from) !== undefined && domainOf(from) !== domainOf(to))
    return "a domain never imports another domain's store";
  return undefined;
}

const isCode = (file: string) => /\.(ts|tsx|js)$/u.test(file) && !file.endsWith('.d.ts');

const allImports = (): Import[] =>
  listed()
    .filter(isCode)
    .flatMap((file) => importsOf(file, readFileSync(path.join(root, file), 'utf8')));

/** Each circle of files that import each other, types included, as the way back to its first file. */
export function circlesOf(imports: readonly Import[]): string[][] {
  const targets = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[][] = [];
  const follow = (file: string, way: readonly string[]) => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file]);
    if (way.includes(file) || done.has(file)) return;
    for (const { to } of targets.get(file) ?? []) follow(to, [...way, file]);
    done.add(file);
  };
  for (const file of targets.keys()) follow(file, []);
  return circles;
}

/** Every refused import of the product, and every circle. */
export function problems(imports = allImports()): string[] {
  const refusedOnes = imports
    .map((found) => ({ ...found, problem: problemOf(found) }))
    .flatMap(({ from, to, problem }) => (problem === undefined ? [] : [`${from} → ${to}: ${problem}`]));
  return [...refusedOnes, ...circlesOf(imports).map((way) => `${way.join(' → ')}: a circle`)];
}

if (import.meta.main) {
  const found = problems();
  for (const line of found) console.error(line);
  console.log(`imports check: ${found.length} refused`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
