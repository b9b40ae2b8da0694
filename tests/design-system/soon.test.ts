import { expect, it, vi } from 'vitest';
import { loadSoon, soon } from '#design-system/internal/lazy/prefetch.ts';

it('prefetches marked code once, and reports a failure only where the code is needed', async () => {
  const there = vi.fn(() => Promise.resolve('there'));
  const gone = vi.fn(() => Promise.reject(new Error('gone')));
  expect(await soon(there)()).toBe('there');
  soon(gone);
  await expect(loadSoon()).resolves.toBeUndefined();
  expect([there.mock.calls.length, gone.mock.calls.length]).toEqual([2, 1]);

  const late = vi.fn(() => Promise.resolve('late'));
  soon(late);
  await loadSoon();
  expect([there.mock.calls.length, gone.mock.calls.length, late.mock.calls.length]).toEqual([2, 1, 1]);
});

it('prefetches code that prefetched parts mark', async () => {
  const inner = vi.fn(() => Promise.resolve('inner'));
  soon(() => {
    soon(inner);
    return Promise.resolve('outer');
  });
  await loadSoon();
  expect(inner).toHaveBeenCalledOnce();
});
