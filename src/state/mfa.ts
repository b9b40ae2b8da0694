import type { MfaSecret, MfaStatus, MfaSystem } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { hold, load, type Held } from './load.ts';
import { reset, run } from './operations.ts';
import { createStore, resetAll } from './registry.ts';
import { openSession, session } from './session.ts';
import { clearStored } from './storage.ts';

interface Mfa {
  system: Held<MfaSystem> | undefined;
  status: Held<MfaStatus> | undefined;
  /** A set-up that waits for its first code. */
  secret: Held<MfaSecret> | undefined;
  /** Recovery codes that were just given out; shown once, kept nowhere. */
  recoveryCodes: Held<readonly string[] & object> | undefined;
  /** When codes may be tried again, milliseconds since 1970; 0 while they may. */
  lockedUntil: number;
}

export const initialMfa = (): Mfa => ({
  system: undefined,
  status: undefined,
  secret: undefined,
  recoveryCodes: undefined,
  lockedUntil: 0,
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

async function verify(name: 'mfa.pass' | 'mfa.confirm', passcode: string) {
  const outcome = await run(name, { params: own(), body: { passcode } });
  if (outcome.ok) return outcome;
  const { status, retryAfter } = outcome.failure.facts;
  if (status === 429 && retryAfter !== undefined) mfa.lockedUntil = Date.now() + retryAfter * 1000;
  return outcome;
}

/** Completes signing in by a code of the app or a recovery code; a whole session replaces the half one. */
export async function passMfa(passcode: string) {
  const outcome = await verify('mfa.pass', passcode);
  if (outcome.ok) openSession(outcome.value.token);
  return outcome;
}

/** Switches the second factor on by a first code. All sessions end; a new one takes the place of this one. */
export async function confirmMfa(passcode: string) {
  const outcome = await verify('mfa.confirm', passcode);
  if (!outcome.ok) return outcome;
  openSession(outcome.value.token);
  Object.assign(mfa, { secret: undefined, recoveryCodes: hold(outcome.value.recoveryCodes ?? []) });
  return outcome;
}

/** Lets codes be tried again, once the wait is over. */
export function unlockMfa() {
  mfa.lockedUntil = 0;
  reset('mfa.pass');
  reset('mfa.confirm');
}

/** Forgets the secret and the codes, once they are saved or the set-up is given up. */
export function leaveMfaSetup() {
  reset('mfa.createQr');
  reset('mfa.confirm');
  Object.assign(mfa, initialMfa());
}

/** Gives up signing in half-way; the half session opens nothing and dies by itself. */
export function cancelSignIn() {
  resetAll();
  clearStored();
}
