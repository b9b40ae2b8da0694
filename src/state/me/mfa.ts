import type { MfaSecret, MfaStatus, MfaSystem } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { send } from '../../api/send.ts';
import { fewRecoveryCodes } from '../../config/constants.ts';
import { serverNow } from '../machine/clock.ts';
import { land } from './land.ts';
import { hold, load, type Held } from '../machine/load.ts';
import { reset, run, type Outcome } from '../machine/operations.ts';
import { createStore, resetAll } from '../machine/registry.ts';
import { session } from './session.ts';
import { clearStored } from '../machine/storage.ts';

interface Mfa {
  system: Held<MfaSystem> | undefined;
  status: Held<MfaStatus> | undefined;
  /** A set-up that waits for its first code. */
  secret: Held<MfaSecret> | undefined;
  /** Recovery codes that were just given out; shown once, kept nowhere. */
  recoveryCodes: Held<readonly string[] & object> | undefined;
  /** When codes may be tried again, milliseconds since 1970; 0 while they may. */
  lockedUntil: number;
  /** How few recovery codes were left at sign-in; nothing while there are enough, or once it was read. */
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
  mfa.system = hold(system);
});
const readStatus = load('mfa.userStatus', (status) => {
  mfa.status = hold(status);
});

/** Loads whether the exchange uses a second factor. */
export const loadMfaSystem = () => readSystem({});

/** Loads the state of the own second factor. */
export const loadMfaStatus = () => readStatus({ params: own() });

/** Asks for a new secret; one that was not confirmed yet is void. */
export async function beginMfa() {
  const outcome = await run('mfa.createQr', { params: own() });
  if (outcome.ok) mfa.secret = hold(outcome.value);
  return outcome;
}

/** The operations that take a code; wrong ones are counted together. */
export type CodeOperation = 'mfa.pass' | 'mfa.confirm' | 'mfa.disable' | 'mfa.renewCodes';
const codeOperations = ['mfa.pass', 'mfa.confirm', 'mfa.disable', 'mfa.renewCodes'] as const;

const coded = (passcode: string) => ({ params: own(), body: { passcode } });

/** Takes down until when no code is taken, where there were too many wrong ones. */
function counted<T>(outcome: Outcome<T>): Outcome<T> {
  if (outcome.ok) return outcome;
  const { status, retryAfter } = outcome.failure.facts;
  if (status === 429 && retryAfter !== undefined) mfa.lockedUntil = serverNow() + retryAfter * 1000;
  return outcome;
}

/** Completes signing in by a code of the app or a recovery code; a whole session replaces the half one. */
export async function passMfa(passcode: string) {
  const outcome = counted(await run('mfa.pass', coded(passcode)));
  if (outcome.ok) {
    land(outcome.value);
    void countCodes();
  }
  return outcome;
}

/** Whoever has just signed in learns when the recovery codes run out. */
async function countCodes() {
  const outcome = await loadMfaStatus();
  if (outcome.ok && outcome.value.recoveryCodesLeft <= fewRecoveryCodes) mfa.fewCodes = outcome.value.recoveryCodesLeft;
}

/** The warning was read. */
export const dismissFewCodes = () => {
  mfa.fewCodes = undefined;
};

/** Switches the second factor on by a first code. All sessions end; a new one takes the place of this one. */
export async function confirmMfa(passcode: string) {
  const outcome = counted(await run('mfa.confirm', coded(passcode)));
  if (!outcome.ok) return outcome;
  land(outcome.value);
  Object.assign(mfa, { secret: undefined, recoveryCodes: hold(outcome.value.recoveryCodes ?? []) });
  return outcome;
}

/** Switches the second factor off by a code of the app or a recovery code. All other sessions end. */
export const disableMfa = async (passcode: string) => counted(await run('mfa.disable', coded(passcode)));

/** Makes new recovery codes in place of those given out before. */
export async function renewCodes(passcode: string) {
  const outcome = counted(await run('mfa.renewCodes', coded(passcode)));
  if (outcome.ok) Object.assign(mfa, { recoveryCodes: hold(outcome.value.recoveryCodes), fewCodes: undefined });
  return outcome;
}

/** Takes the new recovery codes off the screen; they are shown once. */
export const forgetCodes = () => {
  mfa.recoveryCodes = undefined;
};

/** Lets codes be tried again, once the wait is over. */
export function unlockMfa() {
  mfa.lockedUntil = 0;
  codeOperations.forEach((name) => reset(name));
}

/** Forgets the secret and the codes, once they are saved or the set-up is given up. */
export function leaveMfaSetup() {
  reset('mfa.createQr');
  reset('mfa.confirm');
  Object.assign(mfa, initialMfa());
}

/** Gives up signing in half-way; the server forgets the half session at once. */
export function cancelSignIn() {
  // The token is read when this is called. Giving up holds even when the server cannot be reached.
  send('session.close', {}).catch(() => {});
  resetAll();
  clearStored();
}
