import type { StreamNotice } from '#contract/types.ts';

export const noticeTitles = {
  updated: 'Data updated',
  late: 'Update is late',
  schema: 'Columns will change',
  ending: 'Product will end',
} as const satisfies Record<StreamNotice['kind'], string>;

export const noticeMessages = {
  title: 'Notices from the seller',
  earlier: 'Show earlier notices',
  open: 'Tell buyers',
  dialog: 'Tell buyers',
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
