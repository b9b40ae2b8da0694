// Folded texts whose characters know their places in the original, because folding changes lengths.
import { fold } from '../../../database/folding.ts';

export type Range = [number, number];

interface Folded {
  readonly folded: string;
  readonly placesOf: (range: Readonly<Range>) => Range;
}

interface Piece {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A letter with its accents, or the letters of a syllable, which fold together. */
const clusters = /[\u1100-\u11ff]+|\P{M}?\p{M}*/gu;

function foldedOf(pieces: readonly Piece[]): Folded {
  const places = pieces.flatMap(({ text, from, to }) => Array.from({ length: text.length }, (): Range => [from, to]));
  return {
    folded: pieces.map(({ text }) => text).join(''),
    placesOf: ([start, end]) => [places[start]?.[0] ?? 0, places[end - 1]?.[1] ?? 0],
  };
}

export const foldPlaces = (text: string): Folded =>
  foldedOf(
    Array.from(text.matchAll(clusters), ({ 0: cluster, index }) => ({
      text: fold(cluster),
      from: index,
      to: index + cluster.length,
    })),
  );

/** Without hyphens and apostrophes between letters: "e-mail" becomes "email". */
export function joinCompounds({ folded, placesOf }: Folded): Folded {
  const pieces = Array.from(folded, (text) => text).reduce<Piece[]>((all, text) => {
    const at = all.at(-1)?.to ?? 0;
    all.push({ text, from: at, to: at + text.length });
    return all;
  }, []);
  const kept = pieces.filter(
    ({ text, from, to }) => !/['-]/u.test(text) || !/\S\S/u.test(`${folded[from - 1] ?? ' '}${folded[to] ?? ' '}`),
  );
  const joined = foldedOf(kept);
  return { folded: joined.folded, placesOf: (range) => placesOf(joined.placesOf(range)) };
}

export function unite(ranges: readonly Range[]): Range[] {
  const united: Range[] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = united.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else united.push([start, end]);
  }
  return united;
}
