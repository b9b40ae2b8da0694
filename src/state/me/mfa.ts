import type { MfaSecret, MfaStatus, MfaSystem } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { send } from '../../api/send.ts';
import { fewRecoveryCodes } from '../../config/constants.ts';
import { serverNow } from '../machine/clock.ts';
import { enterSession } from './enterSession.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { reset, run, type Outcome } from '../machine/operations.ts';
import { createStore, resetAll } from '../machine/registry.ts';
import { session } from './session.ts';
import { clearStored } from '../machine/storage.ts';

interface Mfa {
  system: Ref<MfaSystem> | undefined;
  status: Ref<MfaStatus> | undefined;
  secret: Ref<MfaSecret> | undefined;
  recoveryCodes: Ref<readonly string[] & object> | undefined;
  /** End of the lockout in milliseconds since 1970; 0 without a lockout. */
  lockedUntil: number;
  fewCodes: number | undefined;
}

export const initialMfa = (): Mfa => ({
  system: undefined,
  status: undefined,
  secret: undefined,
  recoveryCodes: undefined,
  lockedUntil: 0,
  fewCodes: undefined,
});
export const mfa = createStore(initialMfa, { persist: false });

export const useMfa = () => useSnapshot(mfa);

const own = () => ({ id: session.userId });

const readSystem = load('mfa.systemStatus', (system) => {
  mfa.system = ref(system);
});
const readStatus = load('mfa.userStatus', (status) => {
  mfa.status = ref(status);
});

export const loadMfaSystem = () => readSystem({});

export const loadMfaStatus = () => readStatus({ params: own() });

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
  const outcome = await loadMfaStatus();
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
}

export function cancelSignIn() {
  // The token is read synchronously. Cancelling works offline.
  send('session.close', {}).catch(() => {});
  resetAll();
  clearStored();
}
