import type { PartProp } from 'virtual:props';

const wordsOf = (text: string) =>
  text
    .replaceAll(/(?<=[a-z])[A-Z]/gu, ' $&')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');

/** Lower comes first: the name itself, names that begin so, other names, descriptions. */
function rankOf({ name, part }: PartProp, query: string, wanted: readonly string[]): number {
  const own = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (own === query) return 0;
  if (own.startsWith(query)) return 1;
  const words = wordsOf(`${part} ${name}`);
  return wanted.every((start) => words.some((word) => word.startsWith(start))) ? 2 : 3;
}

/** Props that have a word beginning with each word of the query: in their name, their part or their description. */
export function findProps(all: readonly PartProp[], query: string): readonly PartProp[] {
  const wanted = wordsOf(query);
  const plain = query.trim().toLowerCase();
  return all
    .filter((prop) => {
      const { name, part, description } = prop;
      const words = [...wordsOf(`${part} ${name} ${description}`), name.toLowerCase(), part.toLowerCase()];
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    })
    .map((prop) => ({ prop, rank: rankOf(prop, plain, wanted) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ prop }) => prop);
}
