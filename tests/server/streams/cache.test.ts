// Cache of expensive answers, on the clock of the test.
import { setTimeout } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '#server/database/schema.ts';
import { clearCache, cached } from '#server/domains/streams/cache.ts';

let db: Kysely<Database>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  // Required by the type, never queried.
  db = {} as Kysely<Database>;
});
afterEach(() => vi.useRealTimers());

/** Returns 1, 2, 3 … per computation. */
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

it('serves an answer over many rows for half a minute, also while the next one is computed', async () => {
  const { ask, made } = counter(true);
  expect(await ask()).toBe(1);
  clearCache(db);
  pass(29_000);
  expect(await ask()).toBe(1);
  pass(2_000);
  expect([await ask(), made()]).toEqual([1, 2]);
  await expect.poll(ask).toBe(2);
});

it('does not cache a failure', async () => {
  const failing = cached(db, 'count', () => Promise.reject(new Error('gone')));
  await expect(failing).rejects.toThrow('gone');
  expect(await counter().ask()).toBe(1);
});

it('drops the oldest lists of ids when they fill the memory', async () => {
  let made = 0;
  const ids = Array.from({ length: 2_000 }, (_, at) => `id ${at}`);
  const ask = (name: string) =>
    cached(db, name, async () => {
      made += 1;
      return { ids };
    });
  await ask('first');
  for (let at = 0; at < 90; at += 1) await ask(`ranking ${at}`);
  await ask('first');
  expect(made).toBe(91);
  for (let at = 90; at < 190; at += 1) await ask(`ranking ${at}`);
  await ask('first');
  expect(made).toBe(192);
});

it('serves no stale answer after ten minutes', async () => {
  const { ask } = counter(true);
  // An entry of time 0 has no age for the library.
  pass(1);
  expect(await ask()).toBe(1);
  // The cache reads the clock once a millisecond.
  await setTimeout(5);
  pass(10 * 60_000 + 1);
  expect(await ask()).toBe(2);
});
