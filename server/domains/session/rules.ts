import type { SessionNeed } from '#contract/types.ts';
import type { Config } from '../../kernel/config.ts';

/** Returns the next step after the password, by the server's setting and the person's own. */
export function pendingOf(setting: Config['mfa'], enabled: boolean): SessionNeed | null {
  if (setting === 'off') return null;
  if (enabled) return 'passcode';
  return setting === 'required' ? 'setup' : null;
}
