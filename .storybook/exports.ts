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

const statement = /export \{([^}]*)\} from '\.\/([^']+)'/gu;

function exportsOf(subpath: '.' | './marketplace', index: string, wanted: RegExp): (readonly [string, Export])[] {
  const source = readFileSync(path.join(sourceFolder, index), 'utf8');
  return Array.from(source.matchAll(statement)).flatMap(([, names = '', module = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => wanted.test(name))
      .map((name) => {
        const file = path.posix.join(path.posix.dirname(index), module);
        return [name, { entry: path.posix.join(about.name, subpath), file }] as const;
      }),
  );
}

/** Components by default. */
export function readExports(wanted = /^[A-Z]\w*$/u): Readonly<Record<string, Export>> {
  const entries = readEntries();
  return Object.fromEntries(
    (['.', './marketplace'] as const).flatMap((subpath) => exportsOf(subpath, entries[subpath] ?? '', wanted)),
  );
}

/** Entries of the package by exported name: parts, functions and types. */
export function readEntriesByName(): Readonly<Record<string, string>> {
  const entries = readEntries();
  const names = (['.', './marketplace'] as const).flatMap((subpath) => {
    const source = readFileSync(path.join(sourceFolder, entries[subpath] ?? ''), 'utf8');
    const entry = path.posix.join(about.name, subpath);
    return Array.from(source.matchAll(statement)).flatMap(([, list = '']) =>
      list.split(',').map((name) => [name.trim().replace(/^type /u, ''), entry] as const),
    );
  });
  return Object.fromEntries(names.filter(([name]) => name !== ''));
}

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
  const names = namesBeside(name, file, exported);
  const entry = exported[names[0] ?? '']?.entry;
  // `Snackbar` is nothing without `snackbar`.
  const twin = name.charAt(0).toLowerCase() + name.slice(1);
  const imported = readExports(/^[a-z]\w*$/u)[twin] ? [...names, twin] : names;
  return entry ? { file, names, import: `import { ${imported.join(', ')} } from '${entry}';` } : undefined;
}
