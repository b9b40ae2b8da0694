import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFolder } from './entries.ts';

const root = path.join(sourceFolder, '..');

export function readSummaries(): ReadonlyMap<string, string> {
  const pages = globSync('stories/{charts,components,form,patterns}/*/*.mdx', { cwd: root });
  return new Map(
    pages.map((page) => {
      const summary = /^# .+\n+(.+)$/mu.exec(readFileSync(path.join(root, page), 'utf8'))?.[1];
      if (!summary) throw new Error(`${page} has no sentence below its title`);
      return [path.basename(page, '.mdx'), summary] as const;
    }),
  );
}
