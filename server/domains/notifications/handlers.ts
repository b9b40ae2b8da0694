import type { Handlers } from '../../kernel/handler.ts';
import { markRead } from './store.ts';
import { streamNotifications } from './stream.ts';

export const notificationHandlers: Handlers<'notifications.read' | 'notifications.stream'> = {
  'notifications.read': async ({ db, now }, { body, caller }) =>
    markRead(db, caller.id, body?.ids, now().toISOString()),
  'notifications.stream': streamNotifications,
};
