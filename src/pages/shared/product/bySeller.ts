import type { Stream } from '#contract/types.ts';

/** Products of a seller that a page shows before it groups the rest. */
const maxShown = 3;

export interface RestOfSeller {
  owner: string;
  name: string;
  rest: readonly Stream[];
}

type Listed = Stream | RestOfSeller;

export const isRest = (one: Listed): one is RestOfSeller => 'rest' in one;

/**
 * The first products of each seller, and one entry for the others of that seller, where the first of them would be. A
 * single other one stays as it is.
 */
export function bySeller(streams: readonly Stream[], opened: ReadonlySet<string>): readonly Listed[] {
  const owned = Map.groupBy(streams, ({ owner }) => owner);
  return streams.flatMap((stream): Listed[] => {
    const { owner, ownerName } = stream;
    const all = owned.get(owner) ?? [];
    const at = all.indexOf(stream);
    if (opened.has(owner) || all.length <= maxShown + 1 || at < maxShown) return [stream];
    return at === maxShown ? [{ owner, name: ownerName, rest: all.slice(maxShown) }] : [];
  });
}

/** As many products, of as many sellers as there are. The order is kept otherwise. */
export function varied(streams: readonly Stream[], count: number): readonly Stream[] {
  const turn = new Map<string, number>();
  const turns = streams.map((stream) => {
    const at = turn.get(stream.owner) ?? 0;
    turn.set(stream.owner, at + 1);
    return { stream, at };
  });
  return turns
    .toSorted((one, other) => one.at - other.at)
    .slice(0, count)
    .map(({ stream }) => stream);
}
