// Cache of expensive answers, on the clock of the test.
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { clearCache, cached } from '#server/domains/streams/cache.ts';

let db: Kysely<Database>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // Only what it is kept beside, never asked.
  db = {} as Kysely<Database>;
});
afterEach(() => vi.useRealTimers());

/** Answers 1, 2, 3 … as often as it is made. */
function counter(isLarge = false) {
  let made = 0;
  const ask = () =>
    cached(
      db,
      'count',
      async () => (made += 1),
      () => isLarge,
    );
  return { ask, made: () => made };
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);

it('keeps an answer for two seconds, and computes it again after a change of this process', async () => {
  const { ask } = counter();
  expect([await ask(), await ask()]).toEqual([1, 1]);
  pass(2_001);
  expect(await ask()).toBe(2);
  clearCache(db);
  expect(await ask()).toBe(3);
});

it('gives out an answer over many rows for half a minute, also while the next one is being made', async () => {
  const { ask, made } = counter(true);
  expect(await ask()).toBe(1);
  clearCache(db);
  pass(29_000);
  expect(await ask()).toBe(1);
  pass(2_000);
  expect([await ask(), made()]).toEqual([1, 2]);
  await expect.poll(ask).toBe(2);
});

it('does not keep a failure', async () => {
  const failing = cached(db, 'count', () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
  expect(await counter().ask()).toBe(1);
});
