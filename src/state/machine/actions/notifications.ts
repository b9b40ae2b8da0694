import { load, mark, type Row } from './row.ts';

const notificationMark = {
  ...load,
  call: 'notifications.read',
  snacks: ['fail'],
  reload: ['notifications.load', 'notifications.latest'],
} as const;

// prettier-ignore
export const notificationsRows = {
  'overview.dismiss': { ...mark, call: 'changes.dismiss' },
  'notifications.read': notificationMark,
  'notifications.unread': notificationMark,
  'notifications.snooze': { ...notificationMark, call: 'notifications.snooze' },
} as const satisfies Record<string, Row>;
