import type { Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { ref, load, type Ref } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

export const initialFavourites = (): { all: Ref<Stream[]> | undefined } => ({ all: undefined });
export const favourites = createStore(initialFavourites, { persist: false });

const loadAll = load('favourites.load', (streams) => {
  favourites.all = ref(streams);
});

export const loadFavourites = Object.assign(() => loadAll({}), { leave: loadAll.leave });

const latestRequests = new Map<string, symbol>();

/** Optimistic: a refusal restores the server's state. */
export async function markFavourite(stream: Stream, marked: boolean) {
  const request = Symbol(stream.id);
  const apply = () => {
    const others = (favourites.all ?? []).filter(({ id }) => id !== stream.id);
    favourites.all = ref(marked ? [stream, ...others] : others);
  };
  // A list requested earlier is out of date.
  if (favourites.all) loadAll.leave();
  apply();
  const { id } = stream;
  latestRequests.set(id, request);
  const outcome = await run(marked ? 'favourites.add' : 'favourites.remove', { params: { id } }, { id });
  // After a second click the order at the server decides.
  if (latestRequests.get(id) !== request) await loadFavourites();
  else if (outcome.ok) apply();
  else await loadFavourites();
  return outcome;
}

export const useFavourite = (id: string): boolean =>
  (useSnapshot(favourites).all ?? []).some((stream) => stream.id === id);
