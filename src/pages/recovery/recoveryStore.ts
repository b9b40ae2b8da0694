import { useSnapshot } from 'valtio';
import { resendPauseMs, storageKeys } from '../../config/constants.ts';
import { serverNow } from '../../state/machine/clock.ts';
import { load } from '../../state/machine/load.ts';
import { operations, reset, run, type FailState } from '../../state/machine/operations.ts';
import { createStore, onReset, resetAll } from '../../state/machine/registry.ts';
import { session } from '../../state/me/session.ts';
import { clearStored, readTab, writeTab } from '../../state/machine/storage.ts';

export interface RecoveryLink {
  token: string;
  id: string;
}

interface Recovery {
  /** The address that a link was asked for; empty before that. */
  email: string;
  /** When another link may be asked for, milliseconds since 1970. */
  nextAt: number;
  /** The link that was opened: a secret, so it is kept for this tab alone and only until it is used. */
  link: RecoveryLink | undefined;
}

/** Returns the link that this tab keeps. */
export function storedLink(): RecoveryLink | undefined {
  const { token, id } = (readTab(storageKeys.recoveryLink) ?? {}) as Partial<Record<keyof RecoveryLink, unknown>>;
  return typeof token === 'string' && typeof id === 'string' ? { token, id } : undefined;
}

export const initialRecovery = (): Recovery => ({ email: '', nextAt: 0, link: undefined });
export const recovery = createStore(initialRecovery, { persist: false });
recovery.link = storedLink();
onReset(() => writeTab(storageKeys.recoveryLink, undefined));

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
  dropLink();
  Object.assign(recovery, initialRecovery());
}

export const keepLink = (link: RecoveryLink) => {
  recovery.link = link;
  writeTab(storageKeys.recoveryLink, link);
};

/** Drops a link that is of no use any more. */
export const dropLink = () => {
  recovery.link = undefined;
  writeTab(storageKeys.recoveryLink, undefined);
};

const validate = load('recovery.validate', () => {});

/** Whether a refusal says that the link will never work: broken (400, 404) or used up (410). */
export const isDeadLink = ({ kind, status }: Pick<FailState, 'kind' | 'status'>) =>
  kind === 'refused' && (status === 400 || status === 404 || status === 410);

/** Asks whether a link can still be used; that does not use it up. */
export async function validateLink(link: RecoveryLink) {
  const outcome = await validate({ params: { ...link } });
  if (!outcome.ok && isDeadLink(outcome.failure.facts)) dropLink();
  return outcome;
}

/** Validates the link that this tab kept over a reload, unless that has begun. */
export function resumeLink() {
  if (recovery.link && operations['recovery.validate'] === undefined) void validateLink({ ...recovery.link });
}

/** Back to before the password was changed, as the specification's reset of the password-change status. */
export const resetPasswordChange = () => reset('recovery.complete');

/** Sets the new password by the link in memory, which ends every session of that person. */
export async function setNewPassword(link: RecoveryLink, password: string) {
  const outcome = await run('recovery.complete', { params: { ...link }, body: { password } });
  if (outcome.ok || isDeadLink(outcome.failure.facts)) writeTab(storageKeys.recoveryLink, undefined);
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
