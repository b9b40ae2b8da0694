import { afterEach, expect, it, vi } from 'vitest';
import { prefetch } from '#src/state/machine/load.ts';
import { loadProduct, product } from '#src/state/trade/product.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { json, later, tapWire } from '../support/wireTap.ts';

afterEach(() => resetAll());

it('keeps a sample that came before its product, which opening the page clears away', async () => {
  const stream = later<Response>();
  const sample = { schema: [], rows: [['1']] };
  const sent = tapWire(({ url }) => {
    if (url.endsWith('/p1')) return stream.promise;
    return url.endsWith('/sample') ? json(sample) : json({ error: 'gone' }, 404);
  });
  prefetch(() => loadProduct('p1'));
  await vi.waitFor(() => expect(product.sample).toEqual(sample));

  const opened = loadProduct('p1');
  expect(product.sample).toEqual(sample);
  stream.give(json({ id: 'p1', name: 'Weather', price: 1, stats: {}, owner: 'u2' }));
  await opened;
  expect(product.stream?.name).toBe('Weather');
  expect(sent.filter(({ url }) => url.includes('/streams/streams/p1'))).toHaveLength(2);
});
