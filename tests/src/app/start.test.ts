import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { start } from '#src/app/start.ts';
import { resetAll } from '#src/state/registry.ts';
import { openSession, session } from '#src/state/session.ts';
import { send } from '#src/api/send.ts';
import { json, tapWire, tokenFor } from '../support/wireTap.ts';

let stop: () => void = () => {};

beforeEach(async () => {
  localStorage.clear();
  resetAll();
  stop = await start();
  vi.useFakeTimers();
  openSession(tokenFor('u1'));
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  stop();
  history.replaceState(null, '', '/');
});

describe.each([401, 403])('a refusal by %i', (status) => {
  const refusedAt = async (path: string) => {
    history.replaceState(null, '', path);
    tapWire(() => json({ error: 'no' }, status));
    await Promise.allSettled([send('wallet.balance', {})]);
  };

  it('leaves the root path alone', async () => {
    await refusedAt('/');
    expect(session).toMatchObject({ token: tokenFor('u1'), ending: false });
    expect(localStorage).toHaveLength(1);
  });

  it('ends the session on any other', async () => {
    await refusedAt('/wallet');
    expect(session).toMatchObject({ token: '', ending: true });
    expect(localStorage).toHaveLength(0);
  });
});
