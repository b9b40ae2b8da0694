import { readFileSync } from 'node:fs';
import path from 'node:path';

export const sourceFolder = path.join(import.meta.dirname, '..');

export type Entries = Readonly<Record<string, string>>;

function nameOf(module: string): string {
  const { dir, name } = path.posix.parse(module);
  return name === 'index' ? path.posix.basename(dir) : name;
}

export function readEntries(): Entries {
  const index = readFileSync(path.join(sourceFolder, 'index.ts'), 'utf8');
  const modules = Array.from(index.matchAll(/from '\.\/([^']+)'/gu), ([, module = '']) => module);
  const entries: Record<string, string> = { '.': 'index.ts' };
  for (const module of modules.toSorted()) {
    const subpath = `./${nameOf(module)}`;
    const taken = entries[subpath];
    if (taken && taken !== module) throw new Error(`Two modules would be ${subpath}: ${taken} and ${module}`);
    entries[subpath] = module;
  }
  return entries;
}
