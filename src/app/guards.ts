import type { SessionNeed, Slot } from '#contract/types.ts';
import { home, paths } from '../config/paths.ts';
import type { Session } from '../state/me/session.ts';

/**
 * Who may see a page: anybody, only people not signed in, people signed in, those in admin mode, or those who need a
 * code (`passcode`) or may set up a second factor (`setup`).
 */
export type PageAccess = 'public' | 'guest' | 'session' | 'admin' | SessionNeed;

export interface Redirect {
  to: string;
  /** Carries the page asked for. */
  state?: unknown;
}

/** The page asked for before signing in, else where the person starts. History state can hold anything: only a path on this origin counts. */
export function returnPath(state: unknown, start: Session['start'] = ''): string {
  const otherwise = start ? paths[start] : home;
  const { from } = (state ?? {}) as { from?: unknown };
  if (typeof from !== 'string' || !from.startsWith('/')) return otherwise;
  const { origin, pathname, search, hash } = new URL(from, location.origin);
  const path = pathname + search + hash;
  // A path such as //elsewhere would leave once it stands in the address bar.
  return origin === location.origin && !path.startsWith('//') && pathname !== paths.login && pathname !== paths.root
    ? path
    : otherwise;
}

type Standing = Pick<Session, 'token' | 'mfa' | 'ending' | 'left'> & Partial<Pick<Session, 'start'>>;

/** Where what a half-open session still needs is given. */
const needPaths = { passcode: paths.passcode, setup: paths.qrCode } as const satisfies Record<SessionNeed, string>;

/** Where to go instead, if the page may not be shown. A screen whose session is just ending stays until the second is over. */
export function redirectFor(
  access: PageAccess,
  { token, mfa, start, ending, left }: Standing,
  asked: { path: string; state: unknown },
): Redirect | undefined {
  if (access === 'public' || ending) return undefined;
  const isOnTheWay = access === 'guest' || access === 'passcode' || access === 'setup';
  const need = token === '' ? null : mfa;
  if (need) {
    if (access === need) return undefined;
    // From any other page on, the login screen first takes down the page asked for.
    return isOnTheWay ? { to: needPaths[need], state: asked.state } : { to: paths.login, state: { from: asked.path } };
  }
  if (token !== '')
    return access === 'guest' || access === 'passcode' ? { to: returnPath(asked.state, start) } : undefined;
  if (access === 'guest') return undefined;
  if (left) return { to: paths.login };
  return { to: paths.login, state: isOnTheWay ? asked.state : { from: asked.path } };
}

/**
 * The rows that exist for a mode: the admin route is not registered unless the mode is admin. Where a session has just
 * ended there is no mode any more, and the way from there leads to the login screen as from anywhere else.
 */
export const rowsFor = <R extends { access: PageAccess }>(
  rows: readonly R[],
  mode: Slot | undefined,
  { token, left, email }: Pick<Session, 'token' | 'left' | 'email'>,
): R[] => {
  const ended = token === '' && (left || email !== '');
  return rows.filter(({ access }) => access !== 'admin' || mode === 'admin' || ended);
};
