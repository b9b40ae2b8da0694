import type { Reply } from '#contract/types.ts';
import { preferences } from './preferences.ts';
import { openSession } from './session.ts';

type Opened = Pick<Reply<'session.open'>, 'token' | 'start_page'> & Partial<Pick<Reply<'session.open'>, 'mfa'>>;

export function enterSession({ token, mfa = null, start_page }: Opened) {
  openSession(token, mfa, start_page);
  if (start_page === 'admin') preferences.mode = 'admin';
}
