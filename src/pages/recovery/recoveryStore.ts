import { useSnapshot } from 'valtio';
import { resendPauseMs, storageKeys } from '../../config/constants.ts';
import { serverNow } from '../../state/machine/clock.ts';
import { operations, reset, run, type FailState } from '../../state/machine/operations.ts';
import { createStore, onReset, resetAll } from '../../state/machine/registry.ts';
import { session } from '../../state/me/session.ts';
import { clearStored, readTab, writeTab } from '../../state/machine/storage.ts';

export interface RecoveryLink {
  token: string;
  id: string;
}

interface Recovery {
  email: string;
  /** Earliest time of the next request, milliseconds since 1970. */
  nextAt: number;
  /** Opened link: a secret, stored for this tab only and until used. */
  link: RecoveryLink | undefined;
}

export function storedLink(): RecoveryLink | undefined {
  const { token, id } = (readTab(storageKeys.recoveryLink) ?? {}) as Partial<Record<keyof RecoveryLink, unknown>>;
  return typeof token === 'string' && typeof id === 'string' ? { token, id } : undefined;
}

const initialRecovery = (): Recovery => ({ email: '', nextAt: 0, link: undefined });
export const recovery = createStore(initialRecovery, { persist: false });
recovery.link = storedLink();
onReset(() => writeTab(storageKeys.recoveryLink, undefined));

export const useRecovery = () => useSnapshot(recovery);

/** The answer is the same for unknown addresses. */
export async function requestLink(email: string) {
  const outcome = await run('recovery.request', { body: { email } });
  if (outcome.ok) Object.assign(recovery, { email, nextAt: serverNow() + resendPauseMs });
  return outcome;
}

export function forgetRequest() {
  reset('recovery.request');
  dropLink();
  Object.assign(recovery, initialRecovery());
}

export const keepLink = (link: RecoveryLink) => {
  recovery.link = link;
  writeTab(storageKeys.recoveryLink, link);
};

const dropLink = () => {
  recovery.link = undefined;
  writeTab(storageKeys.recoveryLink, undefined);
};

/** True for a link that can never work: malformed (400, 404) or used (410). */
export const isDeadLink = ({ kind, status }: Pick<FailState, 'kind' | 'status'>) =>
  kind === 'refused' && (status === 400 || status === 404 || status === 410);

/** Validation does not use up the link. */
export async function validateLink(link: RecoveryLink) {
  const outcome = await run('recovery.validate', { params: { ...link } });
  if (!outcome.ok && isDeadLink(outcome.failure.facts)) dropLink();
  return outcome;
}

export function resumeLink() {
  if (recovery.link && operations['recovery.validate'] === undefined) void validateLink({ ...recovery.link });
}

/** The specification's reset of the password-change status. */
export const resetPasswordChange = () => reset('recovery.complete');

/** Sets the password by the link in memory. The server ends every session of the account. */
export async function setNewPassword(link: RecoveryLink, password: string) {
  const outcome = await run('recovery.complete', { params: { ...link }, body: { password } });
  if (outcome.ok || isDeadLink(outcome.failure.facts)) writeTab(storageKeys.recoveryLink, undefined);
  if (!outcome.ok) return outcome;
  dropLink();
  if (session.userId === link.id) {
    resetAll();
    clearStored();
  }
  // Another signed-in person stays signed in and is not asked for this address.
  if (session.token === '') session.email = outcome.value.email;
  return outcome;
}
