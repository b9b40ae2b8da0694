import { formAct, load, mark, type Row } from './row.ts';

const notificationMark = {
  ...load,
  call: 'notifications.read',
  snacks: ['fail'],
  reload: ['notifications.load', 'notifications.latest'],
} as const;

// Results and failures appear in place.
const webhookAct = { ...formAct, snacks: [], reload: ['webhooks.list'] } as const;

// prettier-ignore
export const notificationsRows = {
  'overview.dismiss': { ...mark, call: 'changes.dismiss' },
  'notifications.choices': { ...load, call: 'notifications.choices' },
  'notifications.choose': { ...load, call: 'notifications.choose', snacks: ['fail'], reload: ['notifications.choices'] },
  'webhooks.add': { ...webhookAct, call: 'webhooks.add' },
  'webhooks.change': { ...webhookAct, call: 'webhooks.change' },
  'webhooks.remove': { ...webhookAct, call: 'webhooks.remove' },
  'webhooks.rotate': { ...webhookAct, call: 'webhooks.rotate' },
  'webhooks.test': { ...webhookAct, call: 'webhooks.test' },
  'webhooks.replay': { ...webhookAct, call: 'webhooks.replay' },
  'notifications.read': notificationMark,
  'notifications.unread': notificationMark,
  'notifications.snooze': { ...notificationMark, call: 'notifications.snooze' },
} as const satisfies Record<string, Row>;
