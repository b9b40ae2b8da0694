// How a session ends without the person's doing. Apart from signIn.ts, since it must be there before any call can be made.
import { logoutDelayMs, storageKeys } from '../config/constants.ts';
import { screens } from '../messages/screens.ts';
import { announce } from './announce.ts';
import { resetAll } from './registry.ts';
import { session, storedSession } from './session.ts';
import { clearStored, parseStored, readStored } from './storage.ts';
import { wait } from './wait.ts';

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
