import type { IconName } from '#design-system';
import type { AccountAction } from '../../../../state/trade/users.ts';

interface Look {
  icon: IconName;
  tone: 'neutral' | 'danger';
}

/** How each deed looks; danger for those that shut somebody out. */
export const deedLooks = {
  disable: { icon: 'minus', tone: 'danger' },
  enable: { icon: 'check', tone: 'neutral' },
  lock: { icon: 'lock', tone: 'danger' },
  unlock: { icon: 'key', tone: 'neutral' },
} as const satisfies Record<AccountAction, Look>;

/** The same for what is asked about one person alone. */
export const askLooks = {
  invite: { icon: 'mail', tone: 'neutral' },
  signOut: { icon: 'log-out', tone: 'neutral' },
  resetMfa: { icon: 'shield', tone: 'danger' },
} as const satisfies Record<string, Look>;
