import type { IconName } from '#design-system';
import { iconWords } from './iconWords.ts';

const names = (Object.keys(iconWords) as IconName[]).toSorted();

/** Icons that have a word beginning with each word of the query, in singular or plural. */
export function findIcons(query: string): IconName[] {
  const wanted = query
    .toLowerCase()
    .split(/[\s-]+/u)
    .map((word) => word.replace(/s$/u, ''));
  return names.filter((name) => {
    const words = `${name} ${iconWords[name]}`.split(/[\s-]+/u);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
