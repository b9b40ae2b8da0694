import type { Stream, StreamPage } from '#contract/types.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#src/api/connections.ts';
import type { PersonStorage } from '#src/state/machine/storage.ts';
import { connectAnnouncer, type Announcement } from '#src/state/machine/announce.ts';
import { expireSession, followOtherTabs, onSessionLost } from '#src/state/me/endSession.ts';
import { catalogue, ownList, ownProduct } from '#src/state/trade/selling/catalogue.ts';
import { me } from '#src/state/me/me.ts';
import { initialPreferences, preferences } from '#src/state/me/preferences.ts';
import { createStore, persist, resetAll, restore, restorePerson } from '#src/state/machine/registry.ts';
import { openSession, session, subjectOf } from '#src/state/me/session.ts';
import { operations } from '#src/state/machine/operations.ts';
import { beforeSignOut, signIn, signOut } from '#src/state/me/signIn.ts';
import { userList } from '#src/state/trade/users.ts';
import * as wallet from '#src/state/trade/money/wallet.ts';
import { buyTokens, loadBalance } from '#src/state/trade/money/wallet.ts';
import { json, tapWire, tokenFor } from '../../support/wireTap.ts';

const token = tokenFor('u1');
const announcements: Announcement[] = [];
const kept = new Map<string, unknown>();
const stream = { id: 's1', name: 'Tides', url: 'https://example.org' };
/** Holds a person's state, so that a test sees what is stored and can make it slow. */
const memory: PersonStorage = {
  get: async (key) => kept.get(key),
  set: (key, value) => void (value ? kept.set(key, value) : kept.delete(key)),
};
let stops: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  resetAll();
  announcements.length = 0;
  connectAnnouncer((announcement) => announcements.push(announcement));
  connect({ token: () => session.token, onUnauthorised: () => void expireSession() });
  kept.clear();
  stops = [persist(() => session.userId, memory), followOtherTabs()];
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

  it('leaves no session after a refusal, and shows it without the 401 rule', async () => {
    openSession(token);
    tapWire(() => json({ error: 'Invalid Credentials' }, 401));
    void signIn({ email: 'a@b.c', password: 'p' });
    await settle(1000);
    expect(session).toMatchObject({ token: '', ending: false });
    expect(announcements).toEqual([]);
  });

  it('clears the list of users after a refusal', async () => {
    openSession(token);
    userList.set({ users: [], total: 0, page: 0, limit: 20 }, {});
    tapWire(() => json({ error: 'Invalid Credentials' }, 401));
    void signIn({ email: 'a@b.c', password: 'p' });
    await settle(999);
    expect(userList.get({})).toBeDefined();
    await settle(1);
    expect(userList.get({})).toBeUndefined();
  });

  it('reads the user id from the token, and none from another text', () => {
    expect(subjectOf(token)).toBe('u1');
    for (const odd of ['', 'x', 'a.b.c', 'undefined', `e30.${btoa('{"sub":5}')}.x`, `e30.${btoa('null')}.x`]) {
      expect(subjectOf(odd)).toBe('');
    }
  });
});

describe('signing out', () => {
  it('revokes the session at once, and resets everything and clears storage a second later', async () => {
    openSession(token);
    preferences.mode = 'seller';
    wallet.balance.set(5);
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
    expect(wallet.balance.get()).toBeUndefined();
    expect(preferences.mode).toBeUndefined();
    expect(localStorage).toHaveLength(0);
    expect(kept.size).toBe(0);
  });

  it('holds when the server cannot be reached', async () => {
    openSession(token);
    tapWire(() => new TypeError('Failed to fetch'));
    void signOut();
    await settle(1000);
    expect(session.token).toBe('');
    expect(localStorage).toHaveLength(0);
  });

  it('waits for an unsaved choice, one second at most', async () => {
    const saved = Promise.withResolvers<void>();
    beforeSignOut(() => saved.promise);
    openSession(token);
    const sent = tapWire(() => json(undefined, 204));
    void signOut();
    await settle(999);
    expect([session.token, sent]).toEqual([token, []]);
    await settle(1);
    expect([session.token, sent.length]).toEqual(['', 1]);
    saved.resolve();
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

describe('a session that gets 401 or 403', () => {
  it.each([401, 403])(
    'ends once on ten simultaneous calls with %i: token and storage at once, the rest after a second',
    async (status) => {
      openSession(token);
      wallet.balance.set(5);
      localStorage.setItem('helpful', '{}');
      await settle();
      const sent = tapWire(() => json({ error: 'no' }, status));
      // Ten different callers, so that none replaces another.
      const { send } = await import('#src/api/send.ts');
      await Promise.allSettled(Array.from({ length: 10 }, () => send('wallet.balance', {})));
      expect(session).toMatchObject({ token: '', ending: true });
      expect(localStorage).toHaveLength(0);
      // An event, so a notification rather than a reply to the last action.
      expect(announcements).toEqual([
        { type: 'error', kind: 'notification', text: 'Your session has ended. Please sign in again.' },
      ]);
      void loadBalance();
      await settle(999);
      expect(session.ending).toBe(true);
      expect(sent.filter(({ headers }) => headers['authorization'] !== '')).toHaveLength(10);
      await settle(1);
      expect(session).toMatchObject({ ending: false, left: false, userId: '' });
      expect(wallet.balance.get()).toBeUndefined();
      expect(announcements).toHaveLength(1);
    },
  );

  it.each([401, 403])('with %i shows no failed call before the login screen appears', async (status) => {
    openSession(token);
    tapWire(() => json({ error: 'no' }, status));
    const phases = () => Object.values(operations).map(({ phase }) => phase);
    // Sent after a second, like every action.
    void buyTokens(1);
    await settle(900);
    void loadBalance();
    await settle();
    expect(session.ending).toBe(true);
    for (const ms of [0, 100, 899]) {
      await settle(ms);
      expect(phases()).toEqual(['request', 'request']);
    }
    await settle(1);
    expect(phases()).toEqual([]);
  });
});

describe('restoring after a reload', () => {
  const chosen = {
    mode: 'buyer',
    locale: 'de-DE',
    timeZone: 'Asia/Tokyo',
    numberStyle: 'space',
    stepsDone: true,
  };

  it('restores the session at once', () => {
    localStorage.setItem('token', JSON.stringify({ token, userId: 'somebody else' }));
    restore();
    expect(session).toMatchObject({ token, userId: 'u1' });
  });

  it('restores the preferences of this person', async () => {
    openSession(token);
    Object.assign(preferences, chosen);
    await settle();
    expect(kept.get('preferences')).toEqual({ version: 1, userId: 'u1', value: chosen });
    Object.assign(preferences, initialPreferences());
    kept.set('preferences', { version: 1, userId: 'u1', value: chosen });
    await restorePerson('u1', memory);
    expect(preferences).toMatchObject(chosen);
  });

  it('restores a store whose code loads later, unless it changed before', async () => {
    openSession(token);
    const store = (key: string) =>
      createStore(() => ({ ids: [] as string[] }), {
        persist: {
          key,
          scope: 'person',
          accept: (value) => value as { ids: string[] },
          toStored: ({ ids }) => (session.token === '' ? undefined : { ids: [...ids] }),
        },
      });
    for (const key of ['late', 'touched']) kept.set(key, { version: 1, userId: 'u1', value: { ids: ['before'] } });
    const [late, touched] = [store('late'), store('touched')];
    touched.ids = ['now'];
    await settle();
    expect([late.ids, touched.ids]).toEqual([['before'], ['now']]);
    late.ids = ['after'];
    await settle();
    expect(kept.get('late')).toEqual({ version: 1, userId: 'u1', value: { ids: ['after'] } });
    kept.set('other', { version: 1, userId: 'u2', value: { ids: ['theirs'] } });
    const other = store('other');
    await settle();
    expect(other.ids).toEqual([]);
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
  ])('restores no session from a damaged value: %.12s', (text) => {
    localStorage.setItem('token', text);
    restore();
    expect(session).toMatchObject({ token: '', userId: '' });
  });

  it.each([
    ['another person', { version: 1, userId: 'u2', value: chosen }],
    ['another version', { version: 0, userId: 'u1', value: chosen }],
    ['no version', chosen],
    ['text', '{'],
    ['nothing', null],
    ['a number', 5],
    ['nonsense inside', { version: 1, userId: 'u1', value: 7 }],
    ['wrong types inside', { version: 1, userId: 'u1', value: { mode: 3, locale: 'x_y!', timeZone: 'Mars/Base' } }],
  ])('restores nothing from %s', async (_, value) => {
    kept.set('preferences', value);
    await restorePerson('u1', memory);
    expect(preferences).toEqual(initialPreferences());
  });

  it('restores nothing when the store fails', async () => {
    await restorePerson('u1', { ...memory, get: () => Promise.reject(new Error('refused')) });
    expect(preferences).toEqual(initialPreferences());
  });

  it('gives up after five seconds without an answer', async () => {
    let done = false;
    const bring = async () => {
      await restorePerson('u1', { ...memory, get: () => new Promise(() => {}) });
      done = true;
    };
    void bring();
    await settle(4999);
    expect(done).toBe(false);
    await settle(1);
    expect(done).toBe(true);
    expect(preferences).toEqual(initialPreferences());
  });

  it('restores nothing when storage is refused; the session lasts in this tab', async () => {
    const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    restore();
    openSession(token);
    await settle();
    expect(session.token).toBe(token);
    refused.mockRestore();
  });

  it('finds no private, marketplace or catalogue data in storage', async () => {
    openSession(token);
    wallet.balance.set(5);
    me.user = undefined;
    preferences.mode = 'buyer';
    const page = { content: [stream], total: 1, page: 0, limit: 20 };
    ownList.set(page as unknown as StreamPage, {});
    ownProduct.set(stream as unknown as Stream, stream.id);
    catalogue.streamUrl = stream.url;
    await settle();
    expect(JSON.stringify([localStorage, sessionStorage, [...kept]])).not.toMatch(/Tides|example\.org/);
    expect(Object.keys(localStorage)).toEqual(['token']);
    expect([...kept.keys()]).toEqual(['preferences']);
  });
});

describe('a second tab', () => {
  const tell = (key: string | null, newValue: string | null = null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  const lost = vi.fn<(onPurpose: boolean) => void>();
  beforeEach(() => {
    lost.mockClear();
    onSessionLost(lost);
  });

  it('signs this one out when it signs out', async () => {
    openSession(token);
    wallet.balance.set(5);
    await settle();
    localStorage.clear();
    tell('token', 'left');
    tell(null);
    expect(session).toMatchObject({ token: '', left: true });
    expect(wallet.balance.get()).toBeUndefined();
  });

  it('signs out on purpose even when a call of this tab is refused first', async () => {
    openSession(token);
    await settle();
    const ended = expireSession();
    tell('token', 'left');
    await settle(1000);
    await ended;
    expect(lost.mock.lastCall).toEqual([true]);
    expect(session).toMatchObject({ token: '', left: true, email: '' });
  });

  it('sees a sign-out before the server ends the session, and cannot change it', async () => {
    openSession(token);
    await settle();
    let mark: string | null = null;
    tapWire(() => {
      mark = localStorage.getItem('token');
      return json(undefined, 204);
    });
    void signOut();
    await settle(500);
    expect(mark).toBe('left');
    // The other tab follows, and removes what it has stored.
    localStorage.removeItem('token');
    tell('token');
    expect(session).toMatchObject({ token, ending: true });
    await settle(500);
    expect(lost).not.toHaveBeenCalled();
    expect(session).toMatchObject({ token: '', left: true });
  });

  it('keeps the session it opens during a sign-out, and this tab adopts it', async () => {
    openSession(token);
    await settle();
    tapWire(() => json(undefined, 204));
    void signOut();
    await settle(500);
    const other = tokenFor('u2');
    localStorage.setItem('token', JSON.stringify({ token: other, userId: 'u2' }));
    tell('token');
    await settle(500);
    expect(session).toMatchObject({ token: other, userId: 'u2', ending: false });
    expect(localStorage.getItem('token')).toContain(other);
  });

  it('keeps the data of this one when it gets another token for the same person', async () => {
    openSession(token);
    wallet.balance.set(5);
    await settle();
    const other = `${tokenFor('u1')}2`;
    localStorage.setItem('token', JSON.stringify({ token: other, userId: 'u1' }));
    tell('token');
    expect(session).toMatchObject({ token: other, userId: 'u1' });
    expect(wallet.balance.get()).toBe(5);
  });

  it('keeps typed values here when it loses the session, but not when it signs out', async () => {
    openSession(token);
    await settle();
    localStorage.clear();
    tell(null);
    expect(lost).toHaveBeenLastCalledWith(false);
    // So that signing in again leads back to this page.
    expect(session).toMatchObject({ token: '', left: false });
    openSession(token);
    await settle();
    localStorage.clear();
    tell('token', 'left');
    tell(null);
    expect(session).toMatchObject({ token: '', left: true });
    expect(lost.mock.calls).toEqual([[false], [true]]);
  });

  it('switches this one to another person, without data of the first', async () => {
    openSession(token);
    wallet.balance.set(5);
    await settle();
    localStorage.setItem('token', JSON.stringify({ token: tokenFor('u2'), userId: 'u2' }));
    tell('token');
    expect(session.userId).toBe('u2');
    expect(wallet.balance.get()).toBeUndefined();
  });

  it('signs out while this one is in the back-forward cache: Back shows no private data', async () => {
    openSession(token);
    wallet.balance.set(5);
    await settle();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(wallet.balance.get()).toBe(5);
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session).toMatchObject({ token: '', left: true });
    expect(wallet.balance.get()).toBeUndefined();
  });

  it('changes nothing here by other storage events', async () => {
    openSession(token);
    wallet.balance.set(5);
    await settle();
    tell('ds.theme');
    tell('token');
    expect(wallet.balance.get()).toBe(5);
  });
});
