import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { durableDatabase, lookedDatabase } from '#src/config/constants.ts';
import { expireSession } from '#src/state/endSession.ts';
import { clearLocalData } from '#src/state/localData.ts';
import { session } from '#src/state/session.ts';
import { signOut } from '#src/state/signIn.ts';

// jsdom has no IndexedDB: all that counts here is which databases are thrown away.
const thrown = new Set<string>();

beforeEach(() => {
  thrown.clear();
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => thrown.add(name) });
  Object.assign(session, { token: 'a token', userId: 'u1', ending: false });
});
afterEach(() => vi.unstubAllGlobals());

it('a session that ends by itself leaves what its person saw last, so that the next visit can be compared', async () => {
  await expireSession();
  expect([...thrown]).toEqual([durableDatabase]);
});

it.each([
  ['signing out', signOut],
  ['clearing what is kept here', () => Promise.resolve(clearLocalData('Cleared'))],
])('%s forgets that too', async (_what, end) => {
  await end();
  expect([...thrown].toSorted()).toEqual([durableDatabase, lookedDatabase].toSorted());
});
