import type { Input } from '#contract/types.ts';
import { send } from '../../api/send.ts';
import { logoutDelayMs, storageKeys } from '../../config/constants.ts';
import { clearDrafts } from './drafts.ts';
import { enterSession } from './enterSession.ts';
import { run } from '../machine/operations.ts';
import { resetAll } from '../machine/registry.ts';
import { clearRefused, initialSession, session } from './session.ts';
import { clearStored, leftMark, writeStored } from '../machine/storage.ts';
import { wait } from '../machine/wait.ts';

export async function signIn(credentials: Input<'session.open'>['body']) {
  const outcome = await run('session.open', { body: credentials });
  if (outcome.ok) enterSession(outcome.value);
  else if (outcome.failure.facts.kind !== 'dropped') {
    Object.assign(session, initialSession());
    clearRefused();
  }
  return outcome;
}

const finishers: (() => Promise<unknown>)[] = [];

/** Registers what needs the session once more, such as an unsaved choice. */
export const beforeSignOut = (finish: () => Promise<unknown>) => finishers.push(finish);

export async function signOut() {
  if (session.ending) return;
  session.ending = true;
  const shown = wait(logoutDelayMs);
  // Unsaved choices that are late remain in the tab.
  await Promise.race([Promise.allSettled(finishers.map((finish) => finish())), shown]);
  const { token } = session;
  // First the mark: a refused call of another tab would pass for an expired session.
  writeStored(storageKeys.session, leftMark);
  // Signing out works offline: the token expires by age.
  send('session.close', {}).catch(() => {});
  await shown;
  // Another tab has signed in, and this one follows it.
  if (session.token !== token) {
    session.ending = false;
    return;
  }
  resetAll();
  session.left = true;
  writeStored(storageKeys.session, leftMark);
  clearStored();
  clearDrafts();
}
