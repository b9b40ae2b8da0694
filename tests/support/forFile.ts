import { afterAll } from 'vitest';

/** Opens what the tests of a file share. Closes it after the last one. */
export async function forFile<T extends { close: () => unknown }>(opening: Promise<T>): Promise<T> {
  const opened = await opening;
  afterAll(() => opened.close());
  return opened;
}
