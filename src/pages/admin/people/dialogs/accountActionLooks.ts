import type { IconName } from '#design-system';
import type { AccountAction } from '../../../../state/trade/users.ts';

interface Look {
  icon: IconName;
  tone: 'neutral' | 'danger';
}

export const accountActionLooks = {
  disable: { icon: 'minus', tone: 'danger' },
  enable: { icon: 'check', tone: 'neutral' },
  lock: { icon: 'lock', tone: 'danger' },
  unlock: { icon: 'key', tone: 'neutral' },
} as const satisfies Record<AccountAction, Look>;

export const askLooks = {
  invite: { icon: 'mail', tone: 'neutral' },
  signOut: { icon: 'log-out', tone: 'neutral' },
  resetMfa: { icon: 'shield', tone: 'danger' },
  hold: { icon: 'lock', tone: 'neutral' },
  release: { icon: 'key', tone: 'neutral' },
  erase: { icon: 'delete', tone: 'danger' },
} as const satisfies Record<string, Look>;
