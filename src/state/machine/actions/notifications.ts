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
  'notifications.choices': { ...load, call: 'notifications.choices' },
  'notifications.choose': { ...load, call: 'notifications.choose', snacks: ['fail'], reload: ['notifications.choices'] },
  'notifications.read': notificationMark,
  'notifications.unread': notificationMark,
  'notifications.snooze': { ...notificationMark, call: 'notifications.snooze' },
} as const satisfies Record<string, Row>;
