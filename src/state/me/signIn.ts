import type { Input } from '#contract/types.ts';
import { send } from '../../api/send.ts';
import { logoutDelayMs, storageKeys } from '../../config/constants.ts';
import { forgetDrafts } from './drafts.ts';
import { land } from './land.ts';
import { run } from '../machine/operations.ts';
import { resetAll } from '../machine/registry.ts';
import { initialSession, session } from './session.ts';
import { clearStored, leftMark, writeStored } from '../machine/storage.ts';
import { wait } from '../machine/wait.ts';

const clears: (() => void)[] = [];

/** Says what else a refused sign-in clears: by specification the list of users. */
export const onSignInRefused = (clear: () => void) => clears.push(clear);

/** Signs in; a refusal leaves nobody signed in. */
export async function signIn(credentials: Input<'session.open'>['body']) {
  const outcome = await run('session.open', { body: credentials });
  if (outcome.ok) land(outcome.value);
  else if (outcome.failure.facts.kind !== 'dropped') {
    Object.assign(session, initialSession());
    for (const clear of clears) clear();
  }
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
  writeStored(storageKeys.session, leftMark);
  clearStored();
  forgetDrafts();
}
