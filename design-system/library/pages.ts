import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Documentation as text: an index, a page of each part, and all parts in one file. A built Storybook has them. */
const texts = ['llms.txt', 'llms', 'components.json'];

interface Built {
  version: string;
  /** Of `sourceState`. */
  source: string;
}

/** Copies the documentation as text into the package; returns its pages, 0 where no Storybook of the same source is built. */
export function copyPages(storybook: string, target: string, wanted: Built): number {
  if (!texts.every((name) => existsSync(path.join(storybook, name)))) return 0;
  const built = JSON.parse(readFileSync(path.join(storybook, 'components.json'), 'utf8')) as Partial<Built>;
  if (wanted.source === '' || built.source !== wanted.source || built.version !== wanted.version) return 0;
  for (const name of texts) cpSync(path.join(storybook, name), path.join(target, name), { recursive: true });
  return readdirSync(path.join(target, 'llms')).length;
}
