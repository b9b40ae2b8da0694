export interface Searched {
  label: string;
  hint?: string;
  keywords?: string;
}

export const ranks = { exact: 0, prefix: 1, words: 2, others: 3 } as const;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .trim();

function rankOf({ label }: Searched, query: string, words: readonly string[]): number {
  const name = plain(label);
  if (name === query) return ranks.exact;
  if (name.startsWith(query)) return ranks.prefix;
  const parts = new Set(name.split(/[^\p{L}\p{N}]+/u));
  return words.every((word) => parts.has(word)) ? ranks.words : ranks.others;
}

/** Ignores case and accents. `more` counts the matches beyond `most`; `best` is the rank of the first one. */
export function matching<Thing extends Searched>(things: readonly Thing[], query: string, most = 100) {
  const wanted = plain(query);
  const words = wanted.split(/\s+/u).filter(Boolean);
  const found = things
    .filter(({ label, hint = '', keywords = '' }) => {
      const text = plain(`${label} ${hint} ${keywords}`);
      return words.every((word) => text.includes(word));
    })
    .map((thing) => ({ thing, rank: rankOf(thing, wanted, words) }))
    .toSorted((one, other) => one.rank - other.rank);
  return {
    shown: found.slice(0, most).map(({ thing }) => thing),
    more: Math.max(0, found.length - most),
    best: found[0]?.rank ?? ranks.others,
  };
}
