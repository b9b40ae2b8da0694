// Own implementation because the app's ranking (design-system/internal/format/match.ts) knows no synonyms and no kinds.
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
  /** Other words that people search it by. */
  words?: string | undefined;
  description: string;
}

/** Words in singular, without case. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/(?<=[a-z])[A-Z]/gu, ' $&')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((word) => word !== '')
    .map((word) => word.replace(/(?<=\w{3})s$/u, ''));

/** The name and its synonyms, as words. */
const namesOf = ({ name, page, words = '' }: Entry) => wordsOf(`${page} ${name} ${words}`);

/** Lower comes first: the name itself or a word for it, names that begin so, other names, descriptions. */
function rankOf(entry: Entry, query: string, wanted: readonly string[]): number {
  const own = entry.name.split('.').at(-1)?.toLowerCase() ?? '';
  const names = namesOf(entry);
  if (own === query || (entry.words !== undefined && wanted.every((word) => names.includes(word)))) return 0;
  if (own.startsWith(query)) return 1;
  return wanted.every((start) => names.some((word) => word.startsWith(start))) ? 2 : 3;
}

/** Entries that have a word beginning with each word of the query: in their name, its words, their page or their description. */
export function findEntries(all: readonly Entry[], query: string): readonly Entry[] {
  const wanted = wordsOf(query);
  const plain = query.trim().toLowerCase();
  return all
    .filter((entry) => {
      const { name, page, description } = entry;
      const words = [...namesOf(entry), ...wordsOf(description), name.toLowerCase(), page.toLowerCase()];
      return wanted.every((start) => words.some((word) => word.startsWith(start)));
    })
    .map((entry) => ({ entry, rank: rankOf(entry, plain, wanted) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

const pairsOf = (word: string) =>
  new Set(Array.from({ length: Math.max(word.length - 1, 0) }, (_, at) => word.slice(at, at + 2)));

/** Share of the pairs of letters that two words have in common, 0 to 1. */
function similarity(one: string, other: string): number {
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  const shared = [...pairs].filter((pair) => others.has(pair)).length;
  return (2 * shared) / Math.max(pairs.size + others.size, 1);
}

const minSimilarity = 0.5;

/** Parts and pages with a word similar to one of the query, the most similar first. */
export function findSimilar(all: readonly Entry[], query: string, maxFound = 8): readonly Entry[] {
  const wanted = wordsOf(query);
  return all
    .filter(({ kind }) => kind === 'Part' || kind === 'Page')
    .map((entry) => {
      const names = namesOf(entry);
      const ofWords = wanted.map((word) => Math.max(...names.map((name) => similarity(word, name))));
      const ofName = similarity(query.toLowerCase(), entry.name.toLowerCase());
      return {
        entry,
        isSimilar: ofWords.some((value) => value >= minSimilarity),
        sum: ofWords.reduce((sum, value) => sum + value, ofName),
      };
    })
    .filter(({ isSimilar }) => isSimilar)
    .toSorted((one, other) => other.sum - one.sum)
    .slice(0, maxFound)
    .map(({ entry }) => entry);
}
