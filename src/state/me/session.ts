import type { StartPage } from '#contract/startPages.ts';
import { useSnapshot } from 'valtio';
import { connect } from '../../api/connections.ts';
import { storageKeys } from '../../config/constants.ts';
import { createStore } from '../machine/registry.ts';

export interface Session {
  token: string;
  /** The `sub` of the token. */
  userId: string;
  /** What a half-open session still needs. */
  mfa: 'passcode' | 'setup' | null;
  /** Where the person lands where no page was asked for, by its name; '' for the dashboard. Told at sign-in, kept nowhere. */
  start: StartPage | '';
  /** Between the end of a session and the login screen; its calls are over, its screen still stands. */
  ending: boolean;
  /** The person left on purpose, so the next sign-in starts afresh. */
  left: boolean;
  /** The address to fill in when the same person signs in next: after a session that ended by itself, or a new password. */
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
    keep: ({ token, userId, mfa }) => (token === '' ? undefined : { token, userId, ...(mfa && { mfa }) }),
  },
});

connect({ token: () => session.token });

export const useSession = () => useSnapshot(session);

/** The user id in a token; empty when it is no token of ours. */
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

/** The session in a stored value: `{ token, userId }` or a bare token; nothing when it is damaged. The id always comes from the token. */
export function storedSession(value: unknown): Partial<Session> | undefined {
  const { token, mfa } = (typeof value === 'string' ? { token: value } : (value ?? {})) as {
    token?: unknown;
    mfa?: unknown;
  };
  if (typeof token !== 'string') return undefined;
  const userId = subjectOf(token);
  return userId === '' ? undefined : { token, userId, mfa: mfa === 'passcode' || mfa === 'setup' ? mfa : null };
}
