import { afterEach, expect, it, vi } from 'vitest';
import { changes, dismissChanges, followChanges } from '#src/state/notifications/changes.ts';
import { reload } from '#src/state/machine/operations.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { json, tapWire } from '../../support/wireTap.ts';

const answer = (as_of: string, published: number) => ({
  baseline: '2026-01-01T00:00:00Z',
  as_of,
  balance: { before: 0, after: 0 },
  published,
  products: [],
  searches: [],
  offers: [],
});

/** A server that loses the calls in `lost`; each reply counts one product more. */
function serve(lost?: 'GET' | 'PUT') {
  let reads = 0;
  return tapWire(({ method }) => {
    if (method === lost) return new TypeError('offline');
    return method === 'GET' ? json(answer(`2026-01-02T00:00:0${(reads += 1)}Z`, reads)) : json(undefined, 204);
  });
}
const displayed = () => changes.get()?.published;

let leave = () => {};
afterEach(() => {
  leave();
  resetAll();
  vi.restoreAllMocks();
});

it('keeps the displayed changes when they cannot be read again', async () => {
  serve();
  leave = followChanges();
  await expect.poll(() => displayed()).toBe(1);
  const sent = serve('GET');
  reload(['overview.changes']);
  await expect.poll(() => sent).toHaveLength(1);
  expect(displayed()).toBe(1);
});

it('reads again when the tab becomes visible or is notified, and never in a hidden tab', async () => {
  const sent = serve();
  leave = followChanges();
  await expect.poll(() => displayed()).toBe(1);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  reload(['overview.changes']);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent).toHaveLength(1);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => displayed()).toBe(2);
  leave();
  reload(['overview.changes']);
  expect(sent).toHaveLength(2);
});

it('dismisses exactly what is displayed, and brings it back when the exchange cannot be reached', async () => {
  const sent = serve();
  leave = followChanges();
  await expect.poll(() => displayed()).toBe(1);
  await dismissChanges();
  expect(sent.map(({ method, body }) => [method, body])).toEqual([
    ['GET', undefined],
    ['PUT', { as_of: '2026-01-02T00:00:01Z' }],
    ['GET', undefined],
  ]);
  serve('PUT');
  await dismissChanges();
  expect(displayed()).toBe(1);
});
