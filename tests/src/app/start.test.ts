import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { snackbar } from '#design-system';
import { MainLayout } from '#src/app/prefetch.ts';
import { preloadPage } from '#src/app/routes.tsx';
import { start } from '#src/app/start.ts';
import { storageKeys } from '#src/config/constants.ts';
import { announce, type Announcement } from '#src/state/machine/announce.ts';
import { screens } from '#src/messages/screens.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { openSession, session } from '#src/state/me/session.ts';
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

describe('announcements', () => {
  const stands = (announcement: Announcement) => {
    snackbar.clear();
    announce(announcement);
    // The view mounts it, and this test renders no view.
    for (const { id } of snackbar.items()) snackbar.markVisible(id);
    const at = (ms: number) => {
      vi.advanceTimersByTime(ms);
      return snackbar.items().length;
    };
    return [at(1999), at(1)];
  };

  it('hides a success after two seconds, whatever its source', () => {
    expect(stands({ type: 'success', kind: 'message', text: 'Execution started successfully' })).toEqual([1, 0]);
  });

  it.each([
    ['a failure', { type: 'error', kind: 'message', text: 'Something went wrong', reason: 'No tokens moved.' }],
    ['a notification', { type: 'success', kind: 'notification', text: 'A new offer' }],
  ] as const)('leaves the time of %s to the toast', (_, announcement) => {
    expect(stands(announcement)).toEqual([1, 1]);
  });

  it('passes the reason of a failure on as a second line', () => {
    announce({ type: 'error', kind: 'message', text: 'Something went wrong', reason: 'The server didn’t respond.' });
    expect(snackbar.items().at(-1)).toMatchObject({
      text: 'Something went wrong',
      detail: 'The server didn’t respond.',
    });
  });
});

it('shows the loading text in the document itself, until the app takes its place', () => {
  const { body } = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html');
  expect(body.querySelector('#root > .start')?.textContent).toBe(screens.loading);
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

  it('loads its data before it is rendered', async () => {
    expect(await startAt('/marketplace')).toEqual([
      '/auth/users/u1',
      '/transactions/terms',
      '/transactions/tokens',
      '/streams/streams',
      '/streams/categories',
    ]);
  });

  it('loads nothing in a half-open session', async () => {
    expect(await startAt('/marketplace', { mfa: 'passcode' })).toEqual([]);
  });

  it('loads nothing for a screen without the frame', async () => {
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
