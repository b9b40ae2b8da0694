import type { MfaSecret } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { send } from '../../api/send.ts';
import { fewRecoveryCodes } from '../../config/constants.ts';
import { serverNow } from '../machine/clock.ts';
import { enterSession } from './enterSession.ts';
import { ref, type Ref } from '../machine/load.ts';
import { reset, run, type Outcome } from '../machine/operations.ts';
import { createStore, resetAll } from '../machine/registry.ts';
import { session } from './session.ts';
import { clearStored } from '../machine/storage.ts';
import { resource } from '../machine/resource.ts';

interface Mfa {
  secret: Ref<MfaSecret> | undefined;
  recoveryCodes: Ref<readonly string[] & object> | undefined;
  /** End of the lockout in milliseconds since 1970; 0 without a lockout. */
  lockedUntil: number;
  fewCodes: number | undefined;
}

const initialMfa = (): Mfa => ({
  secret: undefined,
  recoveryCodes: undefined,
  lockedUntil: 0,
  fewCodes: undefined,
});
export const mfa = createStore(initialMfa, { persist: false });

export const useMfa = () => useSnapshot(mfa);

const own = () => ({ id: session.userId });

export const mfaSystem = resource('mfa.systemStatus', { from: 'mfa.systemStatus' });
export const mfaStatus = resource('mfa.userStatus', { from: 'mfa.userStatus', input: () => ({ params: own() }) });

export async function beginMfa() {
  const outcome = await run('mfa.createQr', { params: own() });
  if (outcome.ok) mfa.secret = ref(outcome.value);
  return outcome;
}

export type CodeOperation = 'mfa.pass' | 'mfa.confirm' | 'mfa.disable' | 'mfa.renewCodes';
const codeOperations = ['mfa.pass', 'mfa.confirm', 'mfa.disable', 'mfa.renewCodes'] as const;

const coded = (passcode: string) => ({ params: own(), body: { passcode } });

function counted<T>(outcome: Outcome<T>): Outcome<T> {
  if (outcome.ok) return outcome;
  const { status, retryAfter } = outcome.failure.facts;
  if (status === 429 && retryAfter !== undefined) mfa.lockedUntil = serverNow() + retryAfter * 1000;
  return outcome;
}

export async function passMfa(passcode: string) {
  const outcome = counted(await run('mfa.pass', coded(passcode)));
  if (outcome.ok) {
    enterSession(outcome.value);
    void countCodes();
  }
  return outcome;
}

async function countCodes() {
  const outcome = await mfaStatus.load();
  if (outcome.ok && outcome.value.recoveryCodesLeft <= fewRecoveryCodes) mfa.fewCodes = outcome.value.recoveryCodesLeft;
}

export const dismissFewCodes = () => {
  mfa.fewCodes = undefined;
};

/** Ends all sessions. A new one replaces this one. */
export async function confirmMfa(passcode: string) {
  const outcome = counted(await run('mfa.confirm', coded(passcode)));
  if (!outcome.ok) return outcome;
  enterSession(outcome.value);
  Object.assign(mfa, { secret: undefined, recoveryCodes: ref(outcome.value.recoveryCodes ?? []) });
  return outcome;
}

export const disableMfa = async (passcode: string) => counted(await run('mfa.disable', coded(passcode)));

export async function renewCodes(passcode: string) {
  const outcome = counted(await run('mfa.renewCodes', coded(passcode)));
  if (outcome.ok) Object.assign(mfa, { recoveryCodes: ref(outcome.value.recoveryCodes), fewCodes: undefined });
  return outcome;
}

export const forgetCodes = () => {
  mfa.recoveryCodes = undefined;
};

export function unlockMfa() {
  mfa.lockedUntil = 0;
  codeOperations.forEach((name) => reset(name));
}

export function leaveMfaSetup() {
  reset('mfa.createQr');
  reset('mfa.confirm');
  Object.assign(mfa, initialMfa());
  mfaSystem.clear();
  mfaStatus.clear();
}

export function cancelSignIn() {
  // The token is read synchronously. Cancelling works offline.
  send('session.close', {}).catch(() => {});
  resetAll();
  clearStored();
}
