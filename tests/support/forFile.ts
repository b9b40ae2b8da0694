import { afterAll, beforeAll, expect } from 'vitest';
import { slowness } from './slowness.ts';

/** Milliseconds until the first test of a file. Vitest has no limit for what a file awaits before it. */
const limitMs = 120_000 * slowness();

/** Opens what the tests of a file share. Closes it after the last one. */
export async function forFile<T extends { close: () => unknown }>(opening: Promise<T>): Promise<T> {
  const file = expect.getState().testPath;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const problem = `${file} was not ready for its first test after ${limitMs / 1000} s`;
    late.reject(new Error(problem));
    // Still the same file: it hangs in a later await, which this promise cannot reject.
    if (isOpen && expect.getState().testPath === file) console.error(problem);
  }, limitMs);
  let isOpen = false;
  beforeAll(() => clearTimeout(timer));
  const opened = await Promise.race([opening, late.promise]);
  isOpen = true;
  afterAll(() => opened.close());
  return opened;
}
