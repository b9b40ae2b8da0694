import { useSnapshot } from 'valtio';
import { resendPauseMs } from '../config/constants.ts';
import { serverNow } from './clock.ts';
import { load } from './load.ts';
import { reset, run } from './operations.ts';
import { createStore, resetAll } from './registry.ts';
import { session } from './session.ts';
import { clearStored } from './storage.ts';

export interface RecoveryLink {
  token: string;
  id: string;
}

interface Recovery {
  /** The address that a link was asked for; empty before that. */
  email: string;
  /** When another link may be asked for, milliseconds since 1970. */
  nextAt: number;
  /** The link that was opened: a secret, so it lives in memory only. */
  link: RecoveryLink | undefined;
}

export const initialRecovery = (): Recovery => ({ email: '', nextAt: 0, link: undefined });
export const recovery = createStore(initialRecovery, { persist: false });

export const useRecovery = () => useSnapshot(recovery);

/** Asks for a link by mail; the answer is the same whether or not somebody has the address. */
export async function requestLink(email: string) {
  const outcome = await run('recovery.request', { body: { email } });
  if (outcome.ok) Object.assign(recovery, { email, nextAt: serverNow() + resendPauseMs });
  return outcome;
}

/** Begins anew, for another address. */
export function forgetRequest() {
  reset('recovery.request');
  Object.assign(recovery, initialRecovery());
}

export const keepLink = (link: RecoveryLink) => {
  recovery.link = link;
};

/** Drops a link that is of no use any more. */
export const dropLink = () => {
  recovery.link = undefined;
};

/** Asks whether a link can still be used; that does not use it up. */
export const validateLink = load('recovery.validate', () => {});

/** Back to before the password was changed, as the specification's reset of the password-change status. */
export const resetPasswordChange = () => reset('recovery.complete');

/** Sets the new password by the link in memory, which ends every session of that person. */
export async function setNewPassword(link: RecoveryLink, password: string) {
  const outcome = await run('recovery.complete', { params: { ...link }, body: { password } });
  if (!outcome.ok) return outcome;
  dropLink();
  if (session.userId === link.id) {
    resetAll();
    clearStored();
  }
  // Whoever else is signed in here stays so, and need not be asked for this address.
  if (session.token === '') session.email = outcome.value.email;
  return outcome;
}
