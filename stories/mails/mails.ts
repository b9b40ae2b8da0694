// One example notification of each kind, composed as the server does.
import { notificationKindNames, notificationKinds, type NotificationKind } from '#contract/notificationKinds.ts';
import type { Notification } from '#contract/types.ts';
import { mailHtml, mailText } from '../../server/mail/layout.ts';
import { composeMail } from '#server/domains/notifications/mails/content.ts';

const id = '01970000-0000-7000-8000-000000000001';

const exampleOf = (kind: NotificationKind): Notification => ({
  id,
  kind,
  at: '2026-06-01T09:30:00.000Z',
  read: false,
  own: false,
  reference: id,
  ...(notificationKinds[kind].text.includes('{product}') && {
    stream_id: id,
    stream_name: 'Tide levels of the North Sea',
  }),
  actor: { id, name: 'Una Fjord' },
  amount: 2_500_000,
  ...(kind.startsWith('product_') && { date: '2026-07-01', note: 'The gauge at Bergen is replaced' }),
});

const composed = (notifications: readonly [Notification, ...Notification[]], isSummary: boolean) => {
  const { subject, page } = composeMail({
    notifications,
    isSummary,
    zone: 'Europe/Oslo',
    publicUrl: 'https://exchange.example.com',
    unsubscribeUrl: (what) => `https://exchange.example.com/notifications/unsubscribe/${what}`,
  });
  return { subject, text: mailText(page), html: mailHtml(page) };
};

export const mails = notificationKindNames.map((kind) => ({ kind, ...composed([exampleOf(kind)], false) }));

const long = {
  ...exampleOf('contract_offered'),
  stream_name: `Levels${'withoutspaces'.repeat(12)}`,
  actor: { id, name: '<b>Una</b> & “Co”' },
};

export const summary = composed(
  [exampleOf('offer_rejected'), exampleOf('contract_signed'), exampleOf('watch_price')],
  true,
);
export const longNames = composed([long], false);
