import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beforeSeen, load } from '#src/state/load.ts';
import { resetAll } from '#src/state/registry.ts';
import { json, tapWire, type Sent } from '../support/wireTap.ts';

const written = vi.fn<(value: unknown) => void>();
const loadStream = load('product.load', written);
const wish = (id: string) => ({ params: { id } });

let sent: Sent[];
beforeEach(() => {
  resetAll();
  written.mockReset();
  sent = tapWire(() => json({ id: 'a' }, 404));
});
afterEach(() => {
  loadStream.leave();
  vi.restoreAllMocks();
});

/** Addresses of what was asked for, in order. */
const asked = () => sent.map(({ url }) => url.split('/').at(-1));

describe('what is read before its screen is there', () => {
  it('is the answer to the same wish, on its way or come, and only to the first', async () => {
    beforeSeen(() => loadStream(wish('a')));
    const outcome = await loadStream(wish('a'));
    expect(outcome).toMatchObject({ ok: false, failure: { facts: { status: 404 } } });
    expect(asked()).toEqual(['a']);
    await loadStream(wish('a'));
    expect(asked()).toEqual(['a', 'a']);

    let early: Promise<unknown> = Promise.resolve();
    beforeSeen(() => {
      early = loadStream(wish('b'));
    });
    await early;
    await loadStream(wish('b'));
    expect(asked()).toEqual(['a', 'a', 'b']);
  });

  it('is no answer to another wish', async () => {
    beforeSeen(() => loadStream(wish('a')));
    await loadStream(wish('b'));
    await loadStream(wish('a'));
    expect(asked()).toEqual(['a', 'b', 'a']);
  });

  it('is none any more after its screen was left, or after signing out', async () => {
    for (const end of [loadStream.leave, resetAll]) {
      beforeSeen(() => loadStream(wish('a')));
      await vi.waitFor(() => expect(asked()).toContain('a'));
      end();
      sent.length = 0;
      await loadStream(wish('a'));
      expect(asked()).toEqual(['a']);
    }
  });

  it('is none any more when it has grown old', async () => {
    let early: Promise<unknown> = Promise.resolve();
    beforeSeen(() => {
      early = loadStream(wish('a'));
    });
    await early;
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 15_001);
    await loadStream(wish('a'));
    expect(asked()).toEqual(['a', 'a']);
  });

  it('is only what is begun there', async () => {
    await loadStream(wish('a'));
    await loadStream(wish('a'));
    expect(asked()).toEqual(['a', 'a']);
  });
});
