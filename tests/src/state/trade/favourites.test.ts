import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Stream } from '#contract/types.ts';
import { favourites, markFavourite, useFavourite } from '#src/state/trade/browse/favourites.ts';
import { resetOperations } from '#src/state/machine/operations.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { json, later, tapWire } from '../../support/wireTap.ts';

afterEach(() => {
  vi.useRealTimers();
  resetOperations();
  resetAll();
});

const stream = { id: 's1', name: 'Tides' } as Stream;
const marked = () => favourites.get()?.map(({ id }) => id);

it('shows the stored state after two overlapping presses', async () => {
  const slow = later<Response>();
  let held: Stream[] = [];
  tapWire(({ method, url }) => {
    if (url === '/streams/favourites') return json(held);
    if (method === 'PUT') return slow.promise;
    return json(undefined, 204);
  });
  await favourites.load();
  const adding = markFavourite(stream, true);
  expect(marked()).toEqual(['s1']);
  await markFavourite(stream, false);
  expect(marked()).toEqual([]);
  slow.give(json(undefined, 204));
  await adding;
  expect(marked()).toEqual([]);

  // In the other order the server stored the mark last, and returns it.
  held = [stream];
  await favourites.load();
  expect(marked()).toEqual(['s1']);
});

/** A stream read now. The server leaves `favourite` out where it is false. */
const shown = (read: { favourite?: true } = {}) => {
  const now = { id: 's1', ...read };
  return renderHook(() => useFavourite(now));
};

it('keeps the mark of a pending second click when the first is answered', async () => {
  const slow = later<Response>();
  tapWire(({ method, url }) => {
    if (url === '/streams/favourites') return json([stream]);
    return method === 'PUT' ? json(undefined, 204) : slow.promise;
  });
  const adding = markFavourite(stream, true);
  const removing = markFavourite(stream, false);
  await adding;
  expect(shown({ favourite: true }).result.current).toBe(false);
  slow.give(json(undefined, 204));
  await removing;
  expect(shown({ favourite: true }).result.current).toBe(false);
});

it("shows the server's state of a stream read after the mark", async () => {
  tapWire(({ url }) => (url === '/streams/favourites' ? json([]) : json(undefined, 204)));
  const early = shown();
  await markFavourite(stream, true);
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  early.rerender();
  expect(early.result.current).toBe(true);
  expect(shown().result.current).toBe(false);
});
