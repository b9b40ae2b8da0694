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
  /** Type of a prop, signature of a function, colours of a token. */
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

/** The name and its synonyms, as words; of a token also its colours. */
const namesOf = ({ kind, name, page, words = '', type = '' }: Entry) =>
  wordsOf(`${page} ${name} ${words} ${kind === 'Token' ? type : ''}`);

/**
 * Lower comes first: the name of a part or page, words for one by their order, the name of anything else, names that
 * begin so, other names, descriptions.
 */
function rankOf(entry: Entry, query: string, wanted: readonly string[]): number {
  const own = entry.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (own === query) return entry.kind === 'Part' || entry.kind === 'Page' ? 0 : 2;
  const names = namesOf(entry);
  const places = wanted.map((word) => names.lastIndexOf(word));
  if (entry.words !== undefined && !places.includes(-1)) return 1 + Math.max(...places) / names.length;
  if (own.startsWith(query)) return 3;
  return wanted.every((start) => names.some((word) => word.startsWith(start))) ? 4 : 5;
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

/** Parts and pages whose name or a word for it is similar to the query, the most similar first. */
export function findSimilar(all: readonly Entry[], query: string, maxFound = 8): readonly Entry[] {
  const wanted = wordsOf(query);
  return all
    .filter(({ kind }) => kind === 'Part' || kind === 'Page')
    .map((entry) => {
      const names = namesOf(entry);
      const ofWords = wanted.map((word) => Math.max(...names.map((name) => similarity(word, name))));
      const ofName = similarity(wanted.join(''), entry.name.toLowerCase());
      return {
        entry,
        isSimilar: [ofName, ...ofWords].some((value) => value >= minSimilarity),
        sum: ofWords.reduce((sum, value) => sum + value, ofName),
      };
    })
    .filter(({ isSimilar }) => isSimilar)
    .toSorted((one, other) => other.sum - one.sum)
    .slice(0, maxFound)
    .map(({ entry }) => entry);
}
