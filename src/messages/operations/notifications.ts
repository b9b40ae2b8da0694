import { standard, type OperationMessages } from './texts.ts';

export const notificationsMessages = {
  'overview.dismiss': standard,
  'notifications.read': { ...standard },
  'notifications.unread': standard,
  'notifications.snooze': standard,
} as const satisfies Record<string, OperationMessages>;
