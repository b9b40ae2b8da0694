import type { Input } from '#contract/types.ts';
import { send } from '../api/send.ts';
import { logoutDelayMs, storageKeys } from '../config/constants.ts';
import { screens } from '../messages/screens.ts';
import { announce } from './announce.ts';
import { forgetLoads } from './load.ts';
import { resetOperations, run } from './operations.ts';
import { resetStores } from './registry.ts';
import { initialSession, openSession, session, storedSession } from './session.ts';
import { clearStored, parseStored, readStored } from './storage.ts';
import { wait } from './wait.ts';

/** Everything back to how it was before anybody signed in. Announcements stay: they say why. */
function resetAll() {
  resetOperations();
  forgetLoads();
  resetStores();
}

/** Signs in; a refusal leaves nobody signed in. */
export async function signIn(credentials: Input<'session.open'>['body']) {
  const outcome = await run('session.open', { body: credentials });
  if (outcome.ok) openSession(outcome.value.token, outcome.value.mfa);
  else if (outcome.failure.facts.kind !== 'dropped') Object.assign(session, initialSession());
  return outcome;
}

/** Signs out: the server forgets the token at once, and a second later everything here is reset and storage cleared. */
export async function signOut() {
  if (session.ending) return;
  session.ending = true;
  // Signing out holds even when the server cannot be reached; the token then dies by its own age.
  send('session.close', {}).catch(() => {});
  await wait(logoutDelayMs);
  resetAll();
  session.left = true;
  clearStored();
}

/** Ends a session that the server no longer honours: its token goes at once, the login screen follows after a second. Once for any number of refusals. */
export async function expireSession() {
  if (session.token === '' || session.ending) return;
  session.token = '';
  session.ending = true;
  clearStored();
  announce({ type: 'error', kind: 'notification', text: screens.sessionEnded });
  await wait(logoutDelayMs);
  resetAll();
  clearStored();
}

/** Follows what another tab did to the session: signing out, or signing in as somebody else. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: Pick<StorageEvent, 'key'>) => {
    if (key !== null && key !== storageKeys.session) return;
    const stored = storedSession(parseStored(readStored(storageKeys.session)));
    if (stored?.token === (session.token || undefined)) return;
    resetAll();
    Object.assign(session, stored ?? { left: true });
  };
  const returned = (event: PageTransitionEvent) => {
    if (event.persisted) follow({ key: null });
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', returned);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', returned);
  };
}
