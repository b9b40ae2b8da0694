import type { Handlers } from '../../kernel/handler.ts';
import { wrongField } from '../../kernel/refusal.ts';
import { readChoices, saveChoices } from './choices.ts';
import { markRead, snooze } from './store.ts';
import { streamNotifications } from './streamNotifications.ts';
import { unsubscribe, unsubscribePage } from './mails/unsubscribe.ts';

const longestMs = 366 * 86_400_000;

export const notificationHandlers: Handlers<`notifications.${'read' | 'snooze' | 'stream' | 'choices' | 'choose' | 'unsubscribe' | 'unsubscribePage'}`> =
  {
    'notifications.read': async ({ db, now }, { body: { ids, read = true } = {}, caller }) => {
      if (!read && !ids) throw wrongField('ids', 'is needed to mark notifications as unread');
      return markRead(db, caller.id, { ids, read }, now().toISOString());
    },
    'notifications.snooze': async ({ db, now }, { body, caller }) => {
      const at = now();
      const left = body.until === undefined ? undefined : Date.parse(body.until) - at.getTime();
      if (left !== undefined && left <= 0) throw wrongField('until', 'must be in the future');
      if (left !== undefined && left > longestMs) throw wrongField('until', 'must be within a year');
      return snooze(db, caller.id, body, at.toISOString());
    },
    'notifications.choices': async ({ db }, { caller }) => readChoices(db, caller.id),
    'notifications.choose': ({ db }, { body, caller }) => saveChoices(db, caller.id, body.mail),
    'notifications.unsubscribePage': unsubscribePage,
    'notifications.unsubscribe': unsubscribe,
    'notifications.stream': streamNotifications,
  };
