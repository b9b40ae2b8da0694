// End of a session by expiry or another tab. Separate from signIn.ts, because it loads before the first call.
import { logoutDelayMs, storageKeys } from '../../config/constants.ts';
import { screens } from '../../messages/screens.ts';
import { announce } from '../machine/announce.ts';
import { me } from './me.ts';
import { resetAll } from '../machine/registry.ts';
import { session, storedSession } from './session.ts';
import { clearStored, leftMark, parseStored, readStored } from '../machine/storage.ts';
import { wait } from '../machine/wait.ts';

let whenLost: (onPurpose: boolean) => void = () => {};

/** Runs just before the session ends. `onPurpose` is true when the person signed out in another tab. */
export const onSessionLost = (listener: (onPurpose: boolean) => void) => {
  whenLost = listener;
};

export async function expireSession() {
  if (session.token === '' || session.ending) return;
  whenLost(false);
  session.token = '';
  session.ending = true;
  clearStored();
  announce({ type: 'error', kind: 'notification', text: screens.sessionEnded });
  await wait(logoutDelayMs);
  const { left } = session;
  const email = left ? '' : (me.user?.email ?? '');
  resetAll();
  Object.assign(session, { left, email });
  clearStored();
}

export function followOtherTabs(): () => void {
  const follow = ({ key, newValue }: Pick<StorageEvent, 'key' | 'newValue'>) => {
    if (key !== null && key !== storageKeys.session) return;
    // The other tab signed out, and a call of this one was refused first.
    if (newValue === leftMark && session.ending) {
      whenLost(true);
      session.left = true;
      return;
    }
    const stored = storedSession(parseStored(readStored(storageKeys.session)));
    // A tab that is signing out resets its state at the end.
    if (stored?.token === (session.token || undefined) || (!stored && session.ending)) return;
    // Same person, new token (after setting up two-factor authentication): the state stays valid.
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
