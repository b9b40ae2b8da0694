import { afterEach, expect, it } from 'vitest';
import type { Stream } from '#contract/types.ts';
import { favourites, markFavourite } from '#src/state/trade/browse/favourites.ts';
import { resetOperations } from '#src/state/machine/operations.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { json, later, tapWire } from '../../support/wireTap.ts';

afterEach(() => {
  resetOperations();
  resetAll();
});

const stream = { id: 's1', name: 'Tides' } as Stream;
const marked = () => favourites.get()?.map(({ id }) => id);

it('shows what the exchange holds when two presses cross on their way', async () => {
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

  // The other way round the exchange took the mark last, and says so.
  held = [stream];
  await favourites.load();
  expect(marked()).toEqual(['s1']);
});
