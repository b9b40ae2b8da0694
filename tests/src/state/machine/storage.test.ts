// With every store filled, the browser's storage holds only what tests/support/checks/allowedStorage.ts allows.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getVersion } from 'valtio';
import { expireSession } from '#src/state/me/endSession.ts';
import { clearLocalData } from '#src/pages/profile/localData.ts';
import { preferences } from '#src/state/me/preferences.ts';
import { createStore, persist, resetAll } from '#src/state/machine/registry.ts';
import { resources } from '#src/state/machine/resource.ts';
import { session } from '#src/state/me/session.ts';
import { signIn, signOut } from '#src/state/me/signIn.ts';
import { writeDraft } from '#src/state/me/drafts.ts';
import { strayStorage, type Phase } from '../../../support/checks/allowedStorage.ts';
import { json, tapWire, tokenFor } from '../../support/wireTap.ts';

const modules = import.meta.glob<Record<string, unknown>>(['/src/**/*.ts', '!/src/main.tsx'], { eager: true });
const isStore = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && getVersion(value) !== undefined;
const exported = Object.values(modules).flatMap((module) => Object.values(module));
const held = [...resources.values()].map(({ store }) => store);
const stores = [...new Set([...exported, ...held].filter(isStore))].filter((store) => store !== (session as unknown));

const secret = 'Secret product';
const id = '01a1f96a-bbae-7000-96cd-8889395eed60';
/** Something private of the same kind. */
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return [secret, `product.${id}`];
  if (typeof value === 'number') return 424_242;
  if (typeof value === 'boolean') return true;
  if (typeof value === 'string') return secret;
  return { [id]: { name: secret, price: 424_242 } };
}

/** Puts something private into each field of each store. */
const fill = () => {
  for (const store of stores) for (const key of Object.keys(store)) store[key] = filled(store[key]);
};
const stray = (phase: Phase, stored: Partial<Parameters<typeof strayStorage>[0]> = {}) =>
  strayStorage(
    {
      localStorage: Object.fromEntries(Object.entries(localStorage)),
      sessionStorage: Object.fromEntries(Object.entries(sessionStorage)),
      databases: [],
      caches: [],
      cookies: document.cookie ? [document.cookie] : [],
      ...stored,
    },
    phase,
  );
const first = '01a1f96a-bbae-7000-96cd-8889395eed61';
const second = '01a1f96a-bbae-7000-96cd-8889395eed62';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  resetAll();
  stop = persist(() => session.userId);
  tapWire(() => json({ token: tokenFor(second), mfa: null }, 201));
  Object.assign(session, { token: tokenFor(first), userId: first });
});
afterEach(async () => {
  await vi.runAllTimersAsync();
  stop();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(5_000);

it('stores only what the list allows, however full the stores are', async () => {
  expect(stores.length).toBeGreaterThan(80);
  fill();
  await settle();
  expect(stray('signed in')).toEqual([]);
  // Choices may be any text. The other keys must not contain a product.
  for (const key of ['token', 'unlisted']) expect(localStorage.getItem(key) ?? '').not.toContain(secret);
  expect(localStorage.getItem('palette')).not.toContain(id);
  expect(Object.keys(localStorage)).toEqual(
    expect.arrayContaining(['token', 'preferences', 'palette', 'notificationSettings']),
  );
});

it.each([
  ['signing out', 'signed out', signOut],
  ['a refused token', 'session ended', expireSession],
] as const)('stores nothing of the person after %s', async (_how, phase, end) => {
  fill();
  writeDraft('offer', { description: 'typed' });
  await settle();
  const ended = end();
  await settle();
  await ended;
  expect(stray(phase)).toEqual([]);
  expect(localStorage).toHaveLength(0);
  expect(Object.keys(sessionStorage)).toEqual(phase === 'signed out' ? [] : [`draft.${first}.offer`]);
  expect(stores.filter((store) => JSON.stringify(store)?.includes(secret))).toEqual([]);
});

it('stores nothing of the first person after a second one signed in', async () => {
  fill();
  await settle();
  const ended = expireSession();
  await settle();
  await ended;
  void signIn({ email: 'second@example.com', password: 'p' });
  await settle();
  expect(stray('signed in')).toEqual([]);
  expect(session.userId).toBe(second);
  expect(JSON.stringify(localStorage)).not.toContain(first);
  expect(JSON.stringify(localStorage)).not.toContain(secret);
});

it('keeps the session alone when the person clears this browser', async () => {
  fill();
  await settle();
  // The mode stays by design.
  preferences.mode = 'buyer';
  clearLocalData('Cleared');
  await settle();
  expect(stray('signed in')).toEqual([]);
  expect(JSON.stringify(localStorage)).not.toContain(secret);
});

it('notices a planted key, field, database, cache and cookie', async () => {
  const planted = createStore(() => ({ name: '' }), {
    persist: { key: 'planted', scope: 'person', accept: () => undefined, toStored: ({ name }) => ({ name }) },
  });
  await settle();
  planted.name = secret;
  localStorage.setItem('palette', '{"version":1,"value":{"recent":[],"products":[]}}');
  sessionStorage.setItem('planted', '');
  await settle();
  expect(stray('signed in', { databases: ['planted'], caches: ['pages'], cookies: ['id'] })).toEqual([
    'IndexedDB planted',
    'Cache Storage pages',
    'cookie id',
    'localStorage palette.products',
    'localStorage planted',
    'sessionStorage planted',
  ]);
  expect(stray('signed out')).toContain('localStorage token');
});
