import type { Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { hold, load, type Held } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

/** Streams that I have marked, last marked first; undefined until the first answer. */
export const initialFavourites = (): { all: Held<Stream[]> | undefined } => ({ all: undefined });
export const favourites = createStore(initialFavourites, { persist: false });

const loadAll = load('favourites.load', (streams) => {
  favourites.all = hold(streams);
});

export const loadFavourites = Object.assign(() => loadAll({}), { leave: loadAll.leave });

/** What was last wished for each stream. */
const wishes = new Map<string, symbol>();

/** Marks a stream or takes the mark off. It shows at once; a refusal puts back what the exchange holds. */
export async function markFavourite(stream: Stream, marked: boolean) {
  const wish = Symbol(stream.id);
  const apply = () => {
    const others = (favourites.all ?? []).filter(({ id }) => id !== stream.id);
    favourites.all = hold(marked ? [stream, ...others] : others);
  };
  // A list that is on its way was read before this.
  if (favourites.all) loadAll.leave();
  apply();
  const { id } = stream;
  wishes.set(id, wish);
  const outcome = await run(marked ? 'favourites.add' : 'favourites.remove', { params: { id } }, { id });
  // Another press may have come meanwhile: whichever the exchange took last is what it holds.
  if (wishes.get(id) !== wish) await loadFavourites();
  // As may have been a list that came meanwhile.
  else if (outcome.ok) apply();
  else await loadFavourites();
  return outcome;
}

export const useFavourite = (id: string): boolean =>
  (useSnapshot(favourites).all ?? []).some((stream) => stream.id === id);
