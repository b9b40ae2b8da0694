import { notificationKinds } from '#contract/notificationKinds.ts';
import type { StreamNotice } from '#contract/types.ts';

export const noticeTitle = (kind: StreamNotice['kind']): string => notificationKinds[`product_${kind}`].name;

export const noticeMessages = {
  title: 'Notices from the seller',
  earlier: 'Show earlier notices',
  open: 'Notify buyers',
  dialog: 'Notify buyers',
  reach: {
    one: '1 buyer with running access is notified.',
    many: '{count} buyers with running access are notified.',
  },
  nobody: 'There is no running access now. Later buyers see the notice on this page.',
  kind: 'What happens',
  date: 'Day',
  dateHint: 'On which it happens, or the update is expected.',
  text: 'Message',
  textHint: 'Buyers see it with the notice.',
  send: 'Send notice',
  cancel: 'Cancel',
} as const;
