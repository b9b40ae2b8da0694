import type { Stream } from '#contract/types.ts';
import { run } from '../../machine/operations.ts';
import { resource, useValue } from '../../machine/resource.ts';

export const favourites = resource('favourites.load', { from: 'favourites.list' });

const latestRequests = new Map<string, symbol>();

/** Optimistic: a refusal restores the server's state. */
export async function markFavourite(stream: Stream, marked: boolean) {
  const request = Symbol(stream.id);
  const apply = () => {
    const others = (favourites.get() ?? []).filter(({ id }) => id !== stream.id);
    favourites.set(marked ? [stream, ...others] : others);
  };
  // A list requested earlier is out of date.
  if (favourites.get()) favourites.leave();
  apply();
  const { id } = stream;
  latestRequests.set(id, request);
  const outcome = await run(marked ? 'favourites.add' : 'favourites.remove', { params: { id } }, { id });
  // After a second click the order at the server decides.
  if (latestRequests.get(id) !== request) await favourites.load();
  else if (outcome.ok) apply();
  else await favourites.load();
  return outcome;
}

export const useFavourite = (id: string): boolean => (useValue(favourites) ?? []).some((stream) => stream.id === id);
