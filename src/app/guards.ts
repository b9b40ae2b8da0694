import type { Slot } from '#contract/types.ts';
import { home, paths } from '../config/paths.ts';
import type { Session } from '../state/session.ts';

/** Who may see a page: anybody, only people not signed in, people signed in, or those in admin mode. */
export type PageAccess = 'public' | 'guest' | 'session' | 'admin';

export interface Redirect {
  to: string;
  state?: { from: string };
}

/** The page asked for before signing in. History state can hold anything: only a path on this origin counts. */
export function returnPath(state: unknown): string {
  const { from } = (state ?? {}) as { from?: unknown };
  if (typeof from !== 'string' || !from.startsWith('/')) return home;
  const { origin, pathname, search, hash } = new URL(from, location.origin);
  const path = pathname + search + hash;
  // A path such as //elsewhere would leave once it stands in the address bar.
  return origin === location.origin && !path.startsWith('//') && pathname !== paths.login && pathname !== paths.root
    ? path
    : home;
}

type Standing = Pick<Session, 'token' | 'mfa' | 'ending' | 'left'>;

/** Where to go instead, if the page may not be shown. A screen whose session is just ending stays until the second is over. */
export function redirectFor(
  access: PageAccess,
  { token, mfa, ending, left }: Standing,
  asked: { path: string; state: unknown },
): Redirect | undefined {
  const signedIn = token !== '' && mfa === null;
  if (access === 'public' || ending) return undefined;
  if (access === 'guest') return signedIn ? { to: returnPath(asked.state) } : undefined;
  if (signedIn) return undefined;
  return left ? { to: paths.login } : { to: paths.login, state: { from: asked.path } };
}

/** The rows that exist for a mode: the admin route is not registered unless the mode is admin. */
export const rowsFor = <R extends { access: PageAccess }>(rows: readonly R[], mode: Slot | undefined): R[] =>
  rows.filter(({ access }) => access !== 'admin' || mode === 'admin');
