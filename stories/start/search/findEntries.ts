/** A thing that has a place in the documentation. */
export interface Entry {
  kind: 'Part' | 'Prop' | 'Token' | 'Icon' | 'Function' | 'Page';
  /** A prop of a sub-part has its name: Content.title. */
  name: string;
  /** Title of the page that has it. */
  page: string;
  /** Id of that page. */
  docs: string;
  type?: string;
  description: string;
}

const wordsOf = (text: string) =>
  text
    .replaceAll(/(?<=[a-z])[A-Z]/gu, ' $&')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '');

/** Lower comes first: the name itself, names that begin so, other names, descriptions. */
function rankOf({ name, page }: Entry, query: string, wanted: readonly string[]): number {
  const own = name.split('.').at(-1)?.toLowerCase() ?? '';
  if (own === query) return 0;
  if (own.startsWith(query)) return 1;
  const words = wordsOf(`${page} ${name}`);
  return wanted.every((start) => words.some((word) => word.startsWith(start))) ? 2 : 3;
}

/** Entries that have a word beginning with each word of the query: in their name, their page or their description. */
export function findEntries(all: readonly Entry[], query: string): readonly Entry[] {
  const wanted = wordsOf(query);
  const plain = query.trim().toLowerCase();
  return all
    .filter(({ name, page, description }) => {
      const words = [...wordsOf(`${page} ${name} ${description}`), name.toLowerCase(), page.toLowerCase()];
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    })
    .map((entry) => ({ entry, rank: rankOf(entry, plain, wanted) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
