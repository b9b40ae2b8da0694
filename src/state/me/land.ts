import type { Reply } from '#contract/types.ts';
import { preferences } from './preferences.ts';
import { openSession } from './session.ts';

type Opened = Pick<Reply<'session.open'>, 'token' | 'start_page'> & Partial<Pick<Reply<'session.open'>, 'mfa'>>;

/** Opens the session that signing in gave, and has the person land where they want to. */
export function land({ token, mfa = null, start_page }: Opened) {
  openSession(token, mfa, start_page);
  // That screen exists in one mode alone.
  if (start_page === 'admin') preferences.mode = 'admin';
}
