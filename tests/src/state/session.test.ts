import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#src/api/connections.ts';
import { connectAnnouncer } from '#src/state/announce.ts';
import { expireSession, followOtherTabs } from '#src/state/endSession.ts';
import { me } from '#src/state/me.ts';
import { preferences } from '#src/state/preferences.ts';
import { persist, resetAll, restore } from '#src/state/registry.ts';
import { openSession, session, subjectOf } from '#src/state/session.ts';
import { signIn, signOut } from '#src/state/signIn.ts';
import { buyTokens, loadBalance, wallet } from '#src/state/wallet.ts';
import { json, tapWire, tokenFor } from '../support/wireTap.ts';

const token = tokenFor('u1');
const said: string[] = [];
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  resetAll();
  said.length = 0;
  connectAnnouncer(({ text }) => {
    said.push(text);
    return () => {};
  });
  connect({ token: () => session.token, onUnauthorised: () => void expireSession() });
  stops = [persist(), followOtherTabs()];
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  for (const stop of stops) stop();
  vi.useRealTimers();
});

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

describe('signing in', () => {
  it('keeps token and user id under the key token', async () => {
    tapWire(() => json({ token, mfa: null }, 201));
    void signIn({ email: 'a@b.c', password: 'p' });
    await settle(1000);
    expect(session).toMatchObject({ token, userId: 'u1' });
    expect(JSON.parse(localStorage.getItem('token') ?? '')).toEqual({ token, userId: 'u1' });
  });

  it('leaves nobody signed in after a refusal, and shows it without the 401 rule', async () => {
    openSession(token);
    tapWire(() => json({ error: 'Invalid Credentials' }, 401));
    void signIn({ email: 'a@b.c', password: 'p' });
    await settle(1000);
    expect(session).toMatchObject({ token: '', ending: false });
    expect(said).toEqual([]);
  });

  it('reads the user id from the token, and none from what is no token', () => {
    expect(subjectOf(token)).toBe('u1');
    for (const odd of ['', 'x', 'a.b.c', 'undefined', `e30.${btoa('{"sub":5}')}.x`, `e30.${btoa('null')}.x`]) {
      expect(subjectOf(odd)).toBe('');
    }
  });
});

describe('signing out', () => {
  it('tells the server at once, and a second later resets everything and clears storage', async () => {
    openSession(token);
    preferences.mode = 'seller';
    wallet.balance = 5;
    await settle();
    const sent = tapWire(() => json(undefined, 204));
    void signOut();
    await settle(999);
    expect(sent.map(({ method, url, headers }) => [method, url, headers['authorization']])).toEqual([
      ['DELETE', '/auth/tokens', token],
    ]);
    expect(session).toMatchObject({ token, ending: true });
    await settle(1);
    expect(session).toMatchObject({ token: '', userId: '', ending: false, left: true });
    expect(wallet.balance).toBeUndefined();
    expect(preferences.mode).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('holds when the server cannot be reached', async () => {
    openSession(token);
    tapWire(() => new TypeError('Failed to fetch'));
    void signOut();
    await settle(1000);
    expect(session.token).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  it('gives up an action that still waits', async () => {
    openSession(token);
    const sent = tapWire(() => json({ balance: 1 }));
    void signOut();
    await settle(500);
    void buyTokens(5);
    await settle(5000);
    expect(sent.map(({ url }) => url)).toEqual(['/auth/tokens']);
  });
});

describe('401 or 403 within a session', () => {
  it.each([401, 403])(
    'on ten calls at once with %i ends it once: token and storage at once, the rest after a second',
    async (status) => {
      openSession(token);
      wallet.balance = 5;
      await settle();
      const sent = tapWire(() => json({ error: 'no' }, status));
      // Ten different callers, so that none takes another's place.
      const { send } = await import('#src/api/send.ts');
      await Promise.allSettled(Array.from({ length: 10 }, () => send('wallet.balance', {})));
      expect(session).toMatchObject({ token: '', ending: true });
      expect(localStorage).toHaveLength(0);
      expect(said).toEqual(['Your session has ended. Please sign in again.']);
      void loadBalance();
      await settle(999);
      expect(session.ending).toBe(true);
      expect(sent.filter(({ headers }) => headers['authorization'] !== '')).toHaveLength(10);
      await settle(1);
      expect(session).toMatchObject({ ending: false, left: false, userId: '' });
      expect(wallet.balance).toBeUndefined();
      expect(said).toHaveLength(1);
    },
  );
});

describe('what a reload brings back', () => {
  it('is the session and the chosen mode', async () => {
    localStorage.setItem('token', JSON.stringify({ token, userId: 'somebody else' }));
    localStorage.setItem('preferences', JSON.stringify({ mode: 'buyer', listView: 'table' }));
    await restore();
    expect(session).toMatchObject({ token, userId: 'u1' });
    expect(preferences).toMatchObject({ mode: 'buyer', listView: 'table' });
  });

  it.each([
    '{',
    '"null"',
    'null',
    'undefined',
    '{}',
    '[]',
    '5',
    '{"token":{}}',
    '{"token":"abc"}',
    'x'.repeat(2_000_000),
  ])('is nothing when the value is damaged: %.12s', async (text) => {
    localStorage.setItem('token', text);
    localStorage.setItem('preferences', text);
    await restore();
    expect(session).toMatchObject({ token: '', userId: '' });
    expect(preferences.mode).toBeUndefined();
  });

  it('is nothing after five seconds without an answer', async () => {
    let done = false;
    const bring = async () => {
      await restore({ getItem: () => new Promise(() => {}) });
      done = true;
    };
    void bring();
    await settle(4999);
    expect(done).toBe(false);
    await settle(1);
    expect(done).toBe(true);
    expect(session.token).toBe('');
  });

  it('is nothing where storage is refused, and the session then lives in this tab', async () => {
    const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    await restore();
    openSession(token);
    await settle();
    expect(session.token).toBe(token);
    refused.mockRestore();
  });

  it('never holds private data', async () => {
    openSession(token);
    wallet.balance = 5;
    me.user = undefined;
    preferences.mode = 'buyer';
    await settle();
    expect(Object.keys(localStorage).toSorted()).toEqual(['preferences', 'token']);
  });
});

describe('another tab', () => {
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('that signs out signs out here', async () => {
    openSession(token);
    wallet.balance = 5;
    await settle();
    localStorage.clear();
    tell(null);
    expect(session).toMatchObject({ token: '', left: true });
    expect(wallet.balance).toBeUndefined();
  });

  it('that signs in as somebody else takes this one along, with nothing of the first', async () => {
    openSession(token);
    wallet.balance = 5;
    await settle();
    localStorage.setItem('token', JSON.stringify({ token: tokenFor('u2'), userId: 'u2' }));
    tell('token');
    expect(session.userId).toBe('u2');
    expect(wallet.balance).toBeUndefined();
  });

  it('that changes something else changes nothing here', async () => {
    openSession(token);
    wallet.balance = 5;
    await settle();
    tell('ds.theme');
    tell('token');
    expect(wallet.balance).toBe(5);
  });
});
