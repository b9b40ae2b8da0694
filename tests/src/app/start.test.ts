import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MainLayout } from '#src/app/ahead.ts';
import { preloadPage } from '#src/app/routes.tsx';
import { start } from '#src/app/start.ts';
import { storageKeys } from '#src/config/constants.ts';
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

describe('the screen that is open at the start', () => {
  const startAt = async (path: string, more: object = {}) => {
    vi.useRealTimers();
    stop();
    resetAll();
    history.replaceState(null, '', path);
    localStorage.setItem(storageKeys.session, JSON.stringify({ token: tokenFor('u1'), userId: 'u1', ...more }));
    // As the browser has them, when the document names them.
    await Promise.all([MainLayout.preload(), preloadPage(path)]);
    const sent = tapWire(() => new Promise<Response>(() => {}));
    stop = await start();
    vi.useFakeTimers();
    return sent.map(({ url }) => url.split('?')[0]);
  };

  it('is read before it is built', async () => {
    expect(await startAt('/marketplace')).toEqual([
      '/auth/users/u1',
      '/transactions/tokens',
      '/streams/streams',
      '/streams/categories',
      '/streams/favourites',
    ]);
  });

  it('asks nothing where the session is half open', async () => {
    expect(await startAt('/marketplace', { mfa: 'passcode' })).toEqual([]);
  });

  it('asks nothing where it stands without the frame', async () => {
    expect(await startAt('/recover')).toEqual([]);
  });
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
