import { globSync } from 'node:fs';
import path from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** Test files by the name of their Vitest project. */
export function testFiles({ test }: ViteUserConfig): ReadonlyMap<string, readonly string[]> {
  return new Map(
    (test?.projects ?? []).map((project) => {
      if (typeof project !== 'object' || !('test' in project) || typeof project.test?.name !== 'string')
        throw new Error('A project of Vitest has no name');
      const { name, include = [], exclude = [] } = project.test;
      const isExcluded = (file: string) => exclude.some((pattern) => path.matchesGlob(file, pattern));
      return [name, globSync(include, { cwd: root }).filter((file) => !isExcluded(file))];
    }),
  );
}
