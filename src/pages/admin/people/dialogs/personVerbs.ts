import type { IconName } from '#design-system';
import type { User } from '#contract/types.ts';
import { accountActionMessages, verbHints } from '../../../../messages/admin.ts';
import { supportMessages } from '../messages.ts';
import { personActions, personRecordActions, verbsFor, type Actor } from '../../../../state/trade/actionRules.ts';
import type { Question } from './useOpenDialog.ts';

interface Look {
  icon: IconName;
  tone: 'neutral' | 'danger';
}

export const verbLooks = {
  invite: { icon: 'mail', tone: 'neutral' },
  signOut: { icon: 'log-out', tone: 'neutral' },
  resetMfa: { icon: 'shield', tone: 'danger' },
  hold: { icon: 'lock', tone: 'neutral' },
  release: { icon: 'key', tone: 'neutral' },
  erase: { icon: 'delete', tone: 'danger' },
  disable: { icon: 'minus', tone: 'danger' },
  enable: { icon: 'check', tone: 'neutral' },
  lock: { icon: 'lock', tone: 'danger' },
  unlock: { icon: 'key', tone: 'neutral' },
} as const satisfies Partial<Record<Question, Look>>;

export const recordVerbs = (user: User, who: Actor) =>
  verbsFor(personRecordActions, user, who).map((ask) => ({
    ask,
    name: supportMessages[ask],
    hint: verbHints[ask],
    ...verbLooks[ask],
  }));

export const accountVerbs = (user: User, who: Actor) =>
  verbsFor(personActions, user, who).map((ask) => ({
    ask,
    name: accountActionMessages[ask].name,
    hint: verbHints[ask],
    ...verbLooks[ask],
  }));
