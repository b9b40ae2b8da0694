import type { Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { run } from '../../machine/operations.ts';
import { createStore } from '../../machine/registry.ts';
import { resource, useValue } from '../../machine/resource.ts';

export const favourites = resource('favourites.load', { from: 'favourites.list' });

/** Marks of this visit by the id of their stream: streams that were read earlier do not know them. */
export const initialMarks = (): { byId: Record<string, boolean> } => ({ byId: {} });
const marks = createStore(initialMarks, { persist: false });

const latestRequests = new Map<string, symbol>();

/** Optimistic: a refusal restores the server's state. */
export async function markFavourite(stream: Stream, marked: boolean) {
  const request = Symbol(stream.id);
  const apply = () => {
    marks.byId[stream.id] = marked;
    const listed = favourites.get();
    if (!listed) return;
    const others = listed.filter(({ id }) => id !== stream.id);
    favourites.set(marked ? [stream, ...others] : others);
  };
  // A list requested earlier is out of date.
  if (favourites.get()) favourites.leave();
  apply();
  const { id } = stream;
  latestRequests.set(id, request);
  const outcome = await run(marked ? 'favourites.add' : 'favourites.remove', { params: { id } }, { id });
  // After a second click the order at the server decides.
  if (latestRequests.get(id) === request && outcome.ok) apply();
  else {
    await favourites.load();
    delete marks.byId[id];
  }
  return outcome;
}

export function useFavourite({ id, favourite }: Pick<Stream, 'id' | 'favourite'>): boolean {
  const marked = useSnapshot(marks).byId[id];
  const listed = useValue(favourites)?.some((stream) => stream.id === id);
  return marked ?? listed ?? favourite ?? false;
}
