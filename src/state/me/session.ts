import type { StartPage } from '#contract/startPages.ts';
import { useSnapshot } from 'valtio';
import { connect } from '../../api/connections.ts';
import { storageKeys } from '../../config/constants.ts';
import { createStore } from '../machine/registry.ts';

export interface Session {
  token: string;
  userId: string;
  mfa: 'passcode' | 'setup' | null;
  /** Start page by name; '' for the dashboard. Not persisted. */
  start: StartPage | '';
  ending: boolean;
  /** Signed out on purpose: the next sign-in ignores the page asked for. */
  left: boolean;
  /** Prefills the login form after an expired session or a new password. */
  email: string;
}

export const initialSession = (): Session => ({
  token: '',
  userId: '',
  mfa: null,
  start: '',
  ending: false,
  left: false,
  email: '',
});
export const session = createStore(initialSession, {
  persist: {
    key: storageKeys.session,
    scope: 'browser',
    accept: (value) => storedSession(value),
    toStored: ({ token, userId, mfa }) => (token === '' ? undefined : { token, userId, ...(mfa && { mfa }) }),
  },
});

connect({ token: () => session.token, isEnding: () => session.ending });

export const useSession = () => useSnapshot(session);

export function subjectOf(token: string): string {
  try {
    const [, payload = ''] = token.split('.');
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    const { sub } = JSON.parse(text) as { sub?: unknown };
    return typeof sub === 'string' ? sub : '';
  } catch {
    return '';
  }
}

export function openSession(token: string, mfa: Session['mfa'] = null, start: Session['start'] = '') {
  Object.assign(session, initialSession(), { token, userId: subjectOf(token), mfa, start });
}

/** Parses `{ token, userId }` or a bare token. The id always comes from the token. */
export function storedSession(value: unknown): Partial<Session> | undefined {
  const { token, mfa } = (typeof value === 'string' ? { token: value } : (value ?? {})) as {
    token?: unknown;
    mfa?: unknown;
  };
  if (typeof token !== 'string') return undefined;
  const userId = subjectOf(token);
  return userId === '' ? undefined : { token, userId, mfa: mfa === 'passcode' || mfa === 'setup' ? mfa : null };
}

const refusedClears: (() => void)[] = [];

/** The specification clears the list of users on a refused sign-in. */
export const onSignInRefused = (clear: () => void) => refusedClears.push(clear);
export const clearRefused = () => refusedClears.forEach((clear) => clear());
