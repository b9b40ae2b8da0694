import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch } from '#src/state/machine/load.ts';
import { reload } from '#src/state/machine/operations.ts';
import { resource } from '#src/state/machine/resource.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { json, later, tapWire, type Sent } from '../../support/wireTap.ts';

const stream = resource('test.stream', { from: 'streams.get', input: (id: string) => ({ params: { id } }) });
const categories = resource('test.categories', { from: 'categories.list' });

let sent: Sent[];
beforeEach(() => {
  resetAll();
  sent = tapWire(() => json({ error: 'gone' }, 404));
});
afterEach(() => {
  stream.leave();
  vi.restoreAllMocks();
});

/** Addresses of the requests, in order. */
const asked = () => sent.map(({ url }) => url.split('/').at(-1));

/** Prefetches before the screen is mounted, and waits for the reply. */
async function begun(begin: () => Promise<unknown>) {
  let outcome: Promise<unknown> = Promise.resolve();
  prefetch(() => {
    outcome = begin();
  });
  await outcome;
}

describe('a prefetched reply', () => {
  it('is used by the first identical query, pending or complete', async () => {
    prefetch(() => stream.load('a'));
    const outcome = await stream.load('a');
    expect(outcome).toMatchObject({ ok: false, failure: { facts: { status: 404 } } });
    expect(asked()).toEqual(['a']);
    await stream.load('a');
    expect(asked()).toEqual(['a', 'a']);

    await begun(() => stream.load('b'));
    await stream.load('b');
    expect(asked()).toEqual(['a', 'a', 'b']);
  });

  it('is the value of its screen, whether the reply comes before or after the screen opens', async () => {
    const all = [{ id: 'c1', name: 'Weather', parentId: null }];
    sent = tapWire(() => json(all));
    await begun(() => categories.load());
    expect(categories.get()).toEqual(all);
    await categories.load();
    expect(sent).toHaveLength(1);

    const answer = later<Response>();
    sent = tapWire(() => answer.promise);
    prefetch(() => categories.load());
    const outcome = categories.load();
    answer.give(json([]));
    expect(await outcome).toMatchObject({ ok: true });
    expect(categories.get()).toEqual([]);
    expect(sent).toHaveLength(1);
  });

  it('is not used for another query', async () => {
    prefetch(() => stream.load('a'));
    await stream.load('b');
    await stream.load('a');
    expect(asked()).toEqual(['a', 'b', 'a']);
  });

  it('is dropped after its screen was left, and after signing out', async () => {
    for (const end of [stream.leave, resetAll]) {
      prefetch(() => stream.load('a'));
      await expect.poll(() => asked()).toContain('a');
      end();
      sent.length = 0;
      await stream.load('a');
      expect(asked()).toEqual(['a']);
    }
  });

  it('is dropped after a change that reloads', async () => {
    await begun(() => stream.load('a'));
    reload([stream.name]);
    await expect.poll(() => asked()).toEqual(['a', 'a']);
  });

  it('is dropped when it is too old', async () => {
    await begun(() => stream.load('a'));
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 15_001);
    await stream.load('a');
    expect(asked()).toEqual(['a', 'a']);
  });

  it('covers only the started loads, and a failed start stops nothing', async () => {
    await stream.load('a');
    await stream.load('a');
    expect(asked()).toEqual(['a', 'a']);
    prefetch(() => {
      throw new Error('an address that nobody can read');
    });
    await stream.load('a');
    await stream.load('a');
    expect(asked()).toEqual(['a', 'a', 'a', 'a']);
  });
});
