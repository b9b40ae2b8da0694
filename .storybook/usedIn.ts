// The screens of the app that use a part, from the imports of their code.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { screens } from '../src/config/screens.ts';
import { partOf, readExports } from './exports.ts';

export interface UsingScreen {
  /** Key of the table of screens. */
  name: string;
  title: string;
  path: string;
  /** False when the part is inside another one on that screen. */
  isDirect: boolean;
}

const root = path.join(import.meta.dirname, '..');
const { posix } = path;
const aliases: Readonly<Record<string, string>> = { '#src/': 'src/', '#design-system/': 'design-system/' };
const indexes = new Set(['#design-system', '#marketplace']);

interface Imports {
  files: readonly string[];
  /** Names from the indexes of the design system. */
  names: readonly string[];
}

const known = new Map<string, Imports>();

function readImports(file: string): Imports {
  const before = known.get(file);
  if (before) return before;
  const source = readFileSync(path.join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const files: string[] = [];
  const names: string[] = [];
  const add = (value: string) => {
    const alias = Object.keys(aliases).find((start) => value.startsWith(start));
    const bare = value.startsWith('.') ? posix.join(posix.dirname(file), value) : undefined;
    const found = alias ? value.replace(alias, aliases[alias] ?? '') : bare;
    if (found && /\.tsx?$/u.test(found) && existsSync(path.join(root, found))) files.push(found);
  };
  for (const { moduleRequest, entries } of module.staticImports) {
    const valued = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && valued.length === 0) continue;
    if (indexes.has(moduleRequest.value)) names.push(...valued.flatMap(({ importName }) => importName.name ?? []));
    else add(moduleRequest.value);
  }
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) if (moduleRequest && !isType) add(moduleRequest.value);
  for (const { moduleRequest } of module.dynamicImports)
    add(source.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/gu, ''));
  const read = { files, names };
  known.set(file, read);
  return read;
}

/** Files that a file reaches, and the names that files of the app take from the design system. */
function reach(start: string, exported: ReturnType<typeof readExports>, isLeftOut = (_file: string) => false) {
  const files = new Set<string>();
  const names = new Set<string>();
  const queue = [start];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (files.has(file) || isLeftOut(file)) continue;
    files.add(file);
    const imports = readImports(file);
    queue.push(...imports.files);
    for (const name of imports.names) {
      names.add(name);
      const part = exported[name];
      if (part) queue.push(posix.join('design-system', part.file));
    }
  }
  return { files, names };
}

/** Navigation, search and messages around every screen. */
const frame = { name: 'frame', title: 'Frame of every screen', path: '' };

let computed: ReadonlyMap<string, readonly UsingScreen[]> | undefined;

/** Screens by part, those that use it directly first. The frame around all screens comes last. */
export function usedIn(parts: readonly string[]): ReadonlyMap<string, readonly UsingScreen[]> {
  if (computed) return computed;
  const exported = readExports(/^\w+$/u);
  const reached = [
    ...Object.entries(screens).map(([name, { title, path: address, page }]) => ({
      screen: { name, title, path: address },
      ...reach(`src/pages/${page}.tsx`, exported),
    })),
    { screen: frame, ...reach('src/app/App.tsx', exported, (file) => file.startsWith('src/pages/')) },
  ];
  computed = new Map(
    parts.map((part) => {
      const { file, names } = partOf(part) ?? { file: '', names: [] };
      const folder = posix.join('design-system', posix.dirname(file));
      const isIn = (one: string) =>
        one === posix.join('design-system', file) ||
        // A part with its own folder: its chunks load by other files than its index.
        (posix.basename(folder) === part && one.startsWith(`${folder}/`));
      const users = reached.flatMap(({ screen, files, names: taken }): UsingScreen[] => {
        const isDirect = [part, ...names].some((name) => taken.has(name));
        return isDirect || (file !== '' && [...files].some(isIn)) ? [{ ...screen, isDirect }] : [];
      });
      const inFrame = ({ name }: UsingScreen) => Number(name === frame.name);
      return [
        part,
        users.toSorted((one, other) => inFrame(one) - inFrame(other) || Number(other.isDirect) - Number(one.isDirect)),
      ];
    }),
  );
  return computed;
}
