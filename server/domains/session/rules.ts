import type { SessionNeed } from '#contract/types.ts';
import type { Config } from '../../kernel/config.ts';

export function pendingOf(setting: Config['mfa'], enabled: boolean): SessionNeed | null {
  if (setting === 'off') return null;
  if (enabled) return 'passcode';
  return setting === 'required' ? 'setup' : null;
}
