import { readFileSync } from 'node:fs';
import path from 'node:path';

export const sourceFolder = path.join(import.meta.dirname, '..');

export type Entries = Readonly<Record<string, string>>;

/** Indexes of the two packages in one: general parts, and the parts of a marketplace that build on them. */
const indexes: Entries = { '.': 'index.ts', './marketplace': 'marketplace/index.ts' };

/** Helpers, for which the index is the only entry. Formats keep theirs: server components call them, and the index belongs to the page. */
const isHelper = (module: string) => /^(?:internal\/(?:lazy|dom)|form\/liveForms)/u.test(module);

function nameOf(module: string): string {
  const { dir, name } = path.posix.parse(module);
  if (dir === 'icons') return 'Icon';
  return name === 'index' ? path.posix.basename(dir) : name;
}

export function readEntries(): Entries {
  const entries: Record<string, string> = {};
  for (const [subpath, index] of Object.entries(indexes)) {
    entries[subpath] = index;
    const source = readFileSync(path.join(sourceFolder, index), 'utf8');
    const modules = Array.from(source.matchAll(/from '\.\/([^']+)'/gu), ([, module = '']) => module);
    for (const module of modules.filter((one) => !isHelper(one)).toSorted()) {
      const part = `${subpath}/${nameOf(module)}`;
      const file = path.posix.join(path.posix.dirname(index), module);
      const taken = entries[part];
      if (taken && taken !== file) throw new Error(`Two modules would be ${part}: ${taken} and ${file}`);
      entries[part] = file;
    }
  }
  return entries;
}
