// Names that the indexes of the design system export, read from their text: importing the parts would make every story
// depend on each of them.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { about } from '../design-system/library/about.ts';
import { readEntries, sourceFolder } from '../design-system/library/entries.ts';

export interface Export {
  /** As an import names it. */
  entry: string;
  /** Relative to the folder of the design system. */
  file: string;
}

interface Named extends Export {
  name: string;
  isType: boolean;
  /** False for what a library exports, such as `useWatch`. */
  isOurs: boolean;
}

const statement = /export \{([^}]*)\} from '([^']+)'/gu;
const specifier = /(type )?\b(\w+)(?: as (\w+))?/gu;

/** All names of the package, in the order of its indexes. */
function readNames(): readonly Named[] {
  const entries = readEntries();
  return (['.', './marketplace'] as const).flatMap((subpath) => {
    const index = entries[subpath] ?? '';
    const entry = path.posix.join(about.name, subpath);
    return Array.from(readFileSync(path.join(sourceFolder, index), 'utf8').matchAll(statement)).flatMap(
      ([, list = '', module = '']) =>
        Array.from(list.matchAll(specifier), ([, type, own = '', name = own]) => ({
          name,
          entry,
          file: path.posix.join(path.posix.dirname(index), module),
          isType: type !== undefined,
          isOurs: module.startsWith('.'),
        })),
    );
  });
}

/** Components by default. */
export const readExports = (wanted = /^[A-Z]\w*$/u): Readonly<Record<string, Export>> =>
  Object.fromEntries(
    readNames()
      .filter(({ name, isType, isOurs }) => !isType && isOurs && wanted.test(name))
      .map(({ name, entry, file }) => [name, { entry, file }]),
  );

/** Entries of the package by exported name: parts, functions and types. */
export const readEntriesByName = (): Readonly<Record<string, string>> =>
  Object.fromEntries(readNames().map(({ name, entry }) => [name, entry]));

/** Components of one module, which a page describes together: Layout is Stack, Inline and Grid. */
function namesBeside(name: string, file: string, exported: Readonly<Record<string, Export>>): string[] {
  const names = Object.keys(exported).filter((other) => exported[other]?.file === file);
  return names.length > 0 ? names : [name].filter((own) => own in exported);
}

/** Source of a part, and the import of what it exports; undefined for names without a part. */
export function partOf(name: string): { file: string; names: readonly string[]; import: string } | undefined {
  const [entries, exported] = [readEntries(), readExports()];
  const file = entries[`./marketplace/${name}`] ?? entries[`./${name}`] ?? exported[name]?.file;
  if (!file) return undefined;
  const components = namesBeside(name, file, exported);
  const entry = exported[components[0] ?? '']?.entry;
  // `Snackbar` is nothing without `snackbar`.
  const twin = name.charAt(0).toLowerCase() + name.slice(1);
  const names = readExports(/^[a-z]\w*$/u)[twin] ? [...components, twin] : components;
  return entry ? { file, names, import: `import { ${names.join(', ')} } from '${entry}';` } : undefined;
}
