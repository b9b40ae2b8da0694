import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch, load } from '#src/state/machine/load.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { json, later, tapWire, type Sent } from '../support/wireTap.ts';

const written = vi.fn<(value: unknown) => void>();
const loadCategories = load('categories.load', written);
const loadStream = load('product.load', written);
const wish = (id: string) => ({ params: { id } });

let sent: Sent[];
beforeEach(() => {
  resetAll();
  written.mockReset();
  sent = tapWire(() => json({ error: 'gone' }, 404));
});
afterEach(() => {
  loadStream.leave();
  vi.restoreAllMocks();
});

/** Addresses of what was asked for, in order. */
const asked = () => sent.map(({ url }) => url.split('/').at(-1));

/** Begins a load before its screen is there, and waits for the answer. */
async function begun(begin: () => Promise<unknown>) {
  let outcome: Promise<unknown> = Promise.resolve();
  prefetch(() => {
    outcome = begin();
  });
  await outcome;
}

describe('what is read before its screen is there', () => {
  it('is the answer to the same wish, on its way or come, and only to the first', async () => {
    prefetch(() => loadStream(wish('a')));
    const outcome = await loadStream(wish('a'));
    expect(outcome).toMatchObject({ ok: false, failure: { facts: { status: 404 } } });
    expect(asked()).toEqual(['a']);
    await loadStream(wish('a'));
    expect(asked()).toEqual(['a', 'a']);

    await begun(() => loadStream(wish('b')));
    await loadStream(wish('b'));
    expect(asked()).toEqual(['a', 'a', 'b']);
  });

  it('is written when it comes, and once more for the screen, which may have cleared it', async () => {
    const all = [{ id: 'c1', name: 'Weather', parentId: null }];
    sent = tapWire(() => json(all));
    await begun(() => loadCategories({}));
    expect(written.mock.calls.map(([value]) => value)).toEqual([all]);
    await loadCategories({});
    expect(written.mock.calls.map(([value]) => value)).toEqual([all, all]);
    expect(sent).toHaveLength(1);
  });

  it('is written once where it comes after the screen', async () => {
    const answer = later<Response>();
    sent = tapWire(() => answer.promise);
    prefetch(() => loadCategories({}));
    const outcome = loadCategories({});
    answer.give(json([]));
    expect(await outcome).toMatchObject({ ok: true });
    expect(written).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(1);
  });

  it('is no answer to another wish', async () => {
    prefetch(() => loadStream(wish('a')));
    await loadStream(wish('b'));
    await loadStream(wish('a'));
    expect(asked()).toEqual(['a', 'b', 'a']);
  });

  it('is none any more after its screen was left, or after signing out', async () => {
    for (const end of [loadStream.leave, resetAll]) {
      prefetch(() => loadStream(wish('a')));
      await vi.waitFor(() => expect(asked()).toContain('a'));
      end();
      sent.length = 0;
      await loadStream(wish('a'));
      expect(asked()).toEqual(['a']);
    }
  });

  it('is none any more when it has grown old', async () => {
    await begun(() => loadStream(wish('a')));
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 15_001);
    await loadStream(wish('a'));
    expect(asked()).toEqual(['a', 'a']);
  });

  it('is only what is begun there, and stops nothing where it cannot be begun', async () => {
    await loadStream(wish('a'));
    await loadStream(wish('a'));
    expect(asked()).toEqual(['a', 'a']);
    prefetch(() => {
      throw new Error('an address that nobody can read');
    });
    await loadStream(wish('a'));
    await loadStream(wish('a'));
    expect(asked()).toEqual(['a', 'a', 'a', 'a']);
  });
});
