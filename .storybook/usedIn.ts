// The screens of the app that use a part, from the imports of their code.
// Crops of their pictures: `screenCrops.ts`; the frame: `stories/support/ScreenCrop.tsx`; boxes: `tests/visual/boxes.ts`.
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

interface Use {
  file: string;
  /** As its file exports it. */
  name: string;
}

interface Imports {
  /** Modules imported without names. */
  files: readonly string[];
  uses: readonly Use[];
  /** Lazy modules, each named like its folder: `./Flow/index.ts`. */
  lazy: readonly Use[];
  /** Names from the indexes of the design system. */
  names: readonly string[];
}

const known = new Map<string, Imports>();

function readImports(file: string): Imports {
  const before = known.get(file);
  if (before) return before;
  const source = readFileSync(path.join(root, file), 'utf8');
  const { module } = parseSync(file, source);
  const fileOf = (value: string) => {
    const alias = Object.keys(aliases).find((start) => value.startsWith(start));
    const bare = value.startsWith('.') ? posix.join(posix.dirname(file), value) : undefined;
    const found = alias ? value.replace(alias, aliases[alias] ?? '') : bare;
    return found && /\.tsx?$/u.test(found) && existsSync(path.join(root, found)) ? [found] : [];
  };
  const names: string[] = [];
  const files: string[] = [];
  const uses: Use[] = [];
  for (const { moduleRequest, entries } of module.staticImports) {
    const valued = entries.filter(({ isType }) => !isType);
    if (entries.length > 0 && valued.length === 0) continue;
    const own = valued.flatMap(({ importName }) => importName.name ?? []);
    const [from] = fileOf(moduleRequest.value);
    if (indexes.has(moduleRequest.value)) names.push(...own);
    else if (from) uses.push(...own.map((name) => ({ file: from, name })));
    if (from && own.length < Math.max(valued.length, 1)) files.push(from);
  }
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries)
      if (moduleRequest && !isType) files.push(...fileOf(moduleRequest.value));
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
    fileOf(source.slice(start, end).replaceAll(/^['"`]|['"`]$/gu, '')).map((from) => ({
      file: from,
      name: posix.basename(posix.dirname(from)),
    })),
  );
  const read = { files, uses, lazy, names };
  known.set(file, read);
  return read;
}

/** `charts/lazyCharts.tsx` counts as the chart that is imported from it. */
const sourceOf = ({ file, name }: Use): Use =>
  readImports(file).lazy.find((one) => one.name === name) ?? { file, name };

/** Names that a file reaches, by file, and those that files of the app take from the design system. */
function reach(start: string, exported: ReturnType<typeof readExports>, isLeftOut = (_file: string) => false) {
  const seen = new Set<string>();
  const uses: Use[] = [];
  const names = new Set<string>();
  const queue = [start];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (seen.has(file) || isLeftOut(file)) continue;
    seen.add(file);
    const imports = readImports(file);
    const taken = imports.names.flatMap((name) => {
      names.add(name);
      const part = exported[name];
      return part ? [{ file: posix.join('design-system', part.file), name }] : [];
    });
    const used = [...imports.uses, ...taken].map(sourceOf);
    uses.push(...used, ...imports.lazy);
    queue.push(...imports.files, ...[...used, ...imports.lazy].map((one) => one.file));
  }
  return { uses, names };
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
      const own = new Set([part, ...names]);
      const folder = posix.join('design-system', posix.dirname(file));
      // A part with its own folder may be imported by other files than its index.
      const isOf = (one: Use) =>
        own.has(one.name) &&
        (one.file === posix.join('design-system', file) ||
          (posix.basename(folder) === part && one.file.startsWith(`${folder}/`)));
      const users = reached.flatMap(({ screen, uses, names: taken }): UsingScreen[] => {
        const isDirect = [...own].some((name) => taken.has(name));
        return isDirect || (file !== '' && uses.some(isOf)) ? [{ ...screen, isDirect }] : [];
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
