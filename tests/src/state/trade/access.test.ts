// Extending several products is one request, however their list is sorted.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { extendAccess } from '#src/state/trade/access/access.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { json, tapWire } from '../../support/wireTap.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  resetAll();
  sessionStorage.clear();
  vi.useRealTimers();
});

it('is sent again as it was, with the same key, though the list is sorted otherwise and a price has changed', async () => {
  const [tides, waves] = [
    { stream_id: 's2', price: 2 },
    { stream_id: 's1', price: 1 },
  ];
  const answers = [() => new TypeError('lost'), () => json({ Responses: [] })];
  const sent = tapWire(() => answers.shift()?.() ?? json({}));
  for (const extended of [
    [tides, waves],
    [waves, { ...tides, price: 3 }],
  ]) {
    void extendAccess(extended, 24);
    await vi.advanceTimersByTimeAsync(1000);
  }
  const [first, second] = sent.filter(({ method }) => method === 'POST');
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
});
