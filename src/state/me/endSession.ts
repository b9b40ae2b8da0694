// How a session ends without the person's doing. Apart from signIn.ts, since it must be there before any call can be made.
import { logoutDelayMs, storageKeys } from '../../config/constants.ts';
import { screens } from '../../messages/screens.ts';
import { announce } from '../machine/announce.ts';
import { me } from './me.ts';
import { resetAll } from '../machine/registry.ts';
import { session, storedSession } from './session.ts';
import { clearStored, leftMark, parseStored, readStored } from '../machine/storage.ts';
import { wait } from '../machine/wait.ts';

let whenLost: (onPurpose: boolean) => void = () => {};

/** Says what is done just before a session ends here without this tab's doing, while its screen still stands; `onPurpose` when somebody signed out in another tab. */
export const onSessionLost = (listener: (onPurpose: boolean) => void) => {
  whenLost = listener;
};

/** Ends a session that the server no longer honours: its token goes at once, the login screen follows after a second. Once for any number of refusals. */
export async function expireSession() {
  if (session.token === '' || session.ending) return;
  whenLost(false);
  session.token = '';
  session.ending = true;
  clearStored();
  announce({ type: 'error', kind: 'notification', text: screens.sessionEnded });
  await wait(logoutDelayMs);
  const email = me.user?.email ?? '';
  resetAll();
  session.email = email;
  clearStored();
}

/** Follows what another tab did to the session: signing out, or signing in as somebody else. */
export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (key !== null && key !== storageKeys.session) return;
    const stored = storedSession(parseStored(readStored(storageKeys.session)));
    if (stored?.token === (session.token || undefined)) return;
    // The same person with another token, as after setting up a second factor: nothing of theirs is out of date.
    if (stored && stored.userId === session.userId && session.token !== '') {
      Object.assign(session, stored);
      return;
    }
    const left = newValue === leftMark;
    const email = left ? '' : (me.user?.email ?? '');
    if (session.token !== '') whenLost(left);
    resetAll();
    Object.assign(session, stored ?? { left, email });
  };
  const returned = (event: PageTransitionEvent) => {
    if (event.persisted) follow({ key: null, newValue: leftMark });
  };
  window.addEventListener('storage', follow);
  window.addEventListener('pageshow', returned);
  return () => {
    window.removeEventListener('storage', follow);
    window.removeEventListener('pageshow', returned);
  };
}
