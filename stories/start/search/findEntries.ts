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
  Array.from({ length: Math.max(word.length - 1, 0) }, (_, at) => word.slice(at, at + 2));

/** Share of the pairs of letters that two words have in common. */
function likeness(one: string, other: string): number {
  const pairs = pairsOf(one);
  const others = pairsOf(other);
  const shared = pairs.filter((pair) => others.includes(pair)).length;
  return (2 * shared) / Math.max(pairs.length + others.length, 1);
}

const leastLikeness = 0.5;

/** Parts and pages with a word like one of the query, the likest first: what a misspelt or long query was meant for. */
export function nearNames(all: readonly Entry[], query: string, most = 8): readonly Entry[] {
  const wanted = wordsOf(query);
  return all
    .filter(({ kind }) => kind === 'Part' || kind === 'Page')
    .map((entry) => {
      const names = namesOf(entry);
      const likest = wanted.map((word) => Math.max(...names.map((name) => likeness(word, name))));
      const ofName = likeness(query.toLowerCase(), entry.name.toLowerCase());
      return {
        entry,
        isNear: likest.some((like) => like >= leastLikeness),
        like: likest.reduce((sum, like) => sum + like, ofName),
      };
    })
    .filter(({ isNear }) => isNear)
    .toSorted((one, other) => other.like - one.like)
    .slice(0, most)
    .map(({ entry }) => entry);
}
