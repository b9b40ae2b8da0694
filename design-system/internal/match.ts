const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();

/**
 * The things whose words hold every word of the query, those that begin with it first; accents and capitals do not count.
 * `more` is how many match beyond `most`: ten thousand lines would help nobody and take long to draw.
 */
export function matching<Thing>(
  things: readonly Thing[],
  query: string,
  wordsOf: (thing: Thing) => string,
  most = 100,
) {
  const words = plain(query).split(/\s+/u).filter(Boolean);
  const [first = ''] = words;
  const found = things
    .map((thing) => ({ thing, text: plain(wordsOf(thing)) }))
    .filter(({ text }) => words.every((word) => text.includes(word)))
    .toSorted((a, b) => Number(b.text.startsWith(first)) - Number(a.text.startsWith(first)));
  return { shown: found.slice(0, most).map(({ thing }) => thing), more: Math.max(0, found.length - most) };
}
