import type { SessionNeed, Slot } from '#contract/types.ts';
import { home, paths } from '../config/paths.ts';
import type { PageAccess } from '../config/screens.ts';
import type { Session } from '../state/me/session.ts';

interface Redirect {
  to: string;
  state?: unknown;
}

/** Page asked for before signing in. History state is untrusted: only paths on this origin count. */
export function returnPath(state: unknown, start: Session['start'] = ''): string {
  const otherwise = start ? paths[start] : home;
  const { from } = (state ?? {}) as { from?: unknown };
  if (typeof from !== 'string' || !from.startsWith('/')) return otherwise;
  const { origin, pathname, search, hash } = new URL(from, location.origin);
  const path = pathname + search + hash;
  // `//elsewhere` would lead to another origin.
  return origin === location.origin && !path.startsWith('//') && pathname !== paths.login && pathname !== paths.root
    ? path
    : otherwise;
}

type SessionState = Pick<Session, 'token' | 'mfa' | 'ending' | 'left'> & Partial<Pick<Session, 'start'>>;

const needPaths = { passcode: paths.passcode, setup: paths.qrCode } as const satisfies Record<SessionNeed, string>;

export function redirectFor(
  access: PageAccess,
  { token, mfa, start, ending, left }: SessionState,
  target: { path: string; state: unknown },
): Redirect | undefined {
  if (access === 'public' || ending) return undefined;
  const isOnTheWay = access === 'guest' || access === 'passcode' || access === 'setup';
  const need = token === '' ? null : mfa;
  if (need) {
    if (access === need) return undefined;
    return isOnTheWay
      ? { to: needPaths[need], state: target.state }
      : { to: paths.login, state: { from: target.path } };
  }
  if (token !== '')
    return access === 'guest' || access === 'passcode' ? { to: returnPath(target.state, start) } : undefined;
  if (access === 'guest') return undefined;
  if (left) return { to: paths.login };
  return { to: paths.login, state: isOnTheWay ? target.state : { from: target.path } };
}

/** The admin route exists in admin mode only, and after a session, to redirect to the login screen. */
export const rowsFor = <R extends { access: PageAccess }>(
  rows: readonly R[],
  mode: Slot | undefined,
  { token, left, email }: Pick<Session, 'token' | 'left' | 'email'>,
): R[] => {
  const ended = token === '' && (left || email !== '');
  return rows.filter(({ access }) => access !== 'admin' || mode === 'admin' || ended);
};
