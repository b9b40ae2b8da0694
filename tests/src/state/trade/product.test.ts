import { afterEach, expect, it, vi } from 'vitest';
import { prefetch } from '#src/state/machine/load.ts';
import { product, productParts, sample } from '#src/state/trade/browse/product.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { json, later, tapWire } from '../../support/wireTap.ts';

afterEach(() => resetAll());

it('shows a prefetched sample whose product is still loading, and loads each once', async () => {
  const stream = later<Response>();
  const measured = { schema: [], rows: [['1']] };
  const sent = tapWire(({ url }) => {
    if (url.endsWith('/p1')) return stream.promise;
    return url.endsWith('/sample') ? json(measured) : json({ error: 'gone' }, 404);
  });
  prefetch(() => productParts.load('p1'));
  await vi.waitFor(() => expect(sample.get('p1')).toEqual(measured));

  const opened = productParts.load('p1');
  expect(sample.get('p1')).toEqual(measured);
  stream.give(json({ id: 'p1', name: 'Weather', price: 1, stats: {}, owner: 'u2' }));
  await opened;
  expect(product.get('p1')?.name).toBe('Weather');
  expect(product.get('p2')).toBeUndefined();
  expect(sent.filter(({ url }) => url.includes('/streams/streams/p1'))).toHaveLength(2);
});
