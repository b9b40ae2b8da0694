// The list of own products: its query, and reloads after changes elsewhere.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  addProduct,
  catalogue,
  deleteProduct,
  editProduct,
  fetchStreamUrl,
  endingProduct,
  ownList,
  ownProduct,
  probeAddress,
  resetProbe,
  resetStreamUrl,
  resetUploadStatus,
} from '#src/state/trade/selling/catalogue.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { session } from '#src/state/me/session.ts';
import { json, tapWire } from '../../support/wireTap.ts';

const page = { page: 0, limit: 20, total: 0, content: [] };
const listing = { name: 'x', type: 'Dataset', description: 'x', price: 0, url: 'https://e.org', subcategory: 'c1' };
const second = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => {
  vi.useFakeTimers();
  session.userId = 'u1';
});
afterEach(() => {
  resetAll();
  vi.useRealTimers();
});

it('loads the list again after each change as it was shown last, also once its screen was left', async () => {
  const sent = tapWire(({ method }) =>
    method === 'GET' ? json(page) : method === 'POST' ? json({ id: 's1' }) : json(undefined, 204),
  );
  await ownList.load({ page: 1, name: 'tides' });
  ownList.leave();
  void addProduct(listing);
  await second();
  void deleteProduct('s1');
  await second();
  const again = 'GET /streams/streams?page=1&name=tides&limit=20&owner=u1&facets=1';
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    again,
    'POST /streams/streams',
    again,
    'DELETE /streams/streams/s1',
    again,
  ]);
});

it('loads the list once after a change whose screen leads to the list', async () => {
  const sent = tapWire(({ method }) => (method === 'GET' ? json(page) : json({ id: 's1' })));
  const shown = { page: 0, sort: 'DATE', order: 'DESC' } as const;
  await ownList.load(shown);
  ownList.leave();
  const edited = editProduct('s1', { price: 1 });
  await second();
  await edited;
  await ownList.load(shown);
  expect(sent.map(({ method }) => method)).toEqual(['GET', 'PUT', 'GET']);
  await ownList.load(shown);
  expect(sent).toHaveLength(4);
});

it('asks whom the end of one product concerns while another is being changed', async () => {
  tapWire(({ url }) => json({ id: url.slice(-2), name: 'x', price: 0, stats: {} }));
  await ownProduct.load('s1');
  await endingProduct.load('s2');
  expect([ownProduct.get('s1')?.id, endingProduct.get('s2')?.id]).toEqual(['s1', 's2']);
});

it('continues a deletion while an upload restarts', async () => {
  tapWire(() => json(undefined, 204));
  const gone = deleteProduct('s1');
  resetUploadStatus();
  await second();
  expect(await gone).toMatchObject({ ok: true });
});

it('keeps the fetched source address until it is reset, and a tested one likewise', async () => {
  const sample = { schema: [], rows: [] };
  tapWire(({ url }) =>
    json(url.endsWith('/probe/events') ? sample : { id: 's1', name: 'x', price: 0, stats: {}, url: 'https://e.org/1' }),
  );
  void fetchStreamUrl('s1');
  await second();
  expect(catalogue.streamUrl).toBe('https://e.org/1');
  resetStreamUrl();
  expect(catalogue.streamUrl).toBeUndefined();
  await probeAddress({ url: 'https://e.org/2' }, { onOpen: () => {}, onEvent: () => {} });
  expect(catalogue.probe).toEqual({ body: { url: 'https://e.org/2' }, sample });
  resetProbe();
  expect(catalogue.probe).toBeUndefined();
});
