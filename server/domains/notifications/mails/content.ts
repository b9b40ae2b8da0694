// Content of mails about notifications. Pure, so that Storybook draws the same mails.
import { mailChoicesPath, notificationKinds, type NotificationKind } from '#contract/notificationKinds.ts';
import type { Notification } from '#contract/types.ts';
import type { MailItem, MailPage } from '#server/mail/layout.ts';
import { linkOf, nameText, sentenceOf } from '../sentence.ts';

/** Notifications that a summary lists; the inbox has the others. */
const maxItems = 50;

interface MailContent {
  readonly notifications: readonly [Notification, ...Notification[]];
  readonly isSummary: boolean;
  readonly zone: string;
  readonly publicUrl: string;
  readonly unsubscribeUrl: (what: NotificationKind | 'daily') => string;
}

export interface ComposedMail {
  readonly subject: string;
  readonly page: MailPage;
  /** Address that stops mails like this one. */
  readonly unsubscribe: string;
}

export function composeMail({ notifications, isSummary, zone, publicUrl, unsubscribeUrl }: MailContent): ComposedMail {
  const [first] = notifications;
  const at = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' });
  const items = notifications.slice(0, maxItems).map((notification): MailItem => ({
    text: sentenceOf(notification),
    link: { url: linkOf(notification, publicUrl), text: 'Open in Data Exchange' },
    note: `${at.format(new Date(notification.at))} (${zone})`,
  }));
  const { name } = notificationKinds[first.kind];
  const count = notifications.length;
  const heading = isSummary ? `${count} ${count === 1 ? 'update' : 'updates'} on Data Exchange` : name;
  const unsubscribe = unsubscribeUrl(isSummary ? 'daily' : first.kind);
  const kinds = isSummary ? [...new Set(notifications.map(({ kind }) => kind))] : [];
  const notes = [
    ...(count > maxItems ? [{ text: `${count - maxItems} more are in your inbox.` }] : []),
    { text: isSummary ? 'Stop the daily summary' : `Stop mails about “${name}”`, url: unsubscribe },
    ...kinds.map((kind) => ({
      text: `Stop mails about “${notificationKinds[kind].name}”`,
      url: unsubscribeUrl(kind),
    })),
    { text: 'Choose which mails you receive', url: publicUrl + mailChoicesPath },
  ];
  const subject = isSummary ? heading : `${name}: ${nameText(first.stream_name, sentenceOf(first))}`;
  return { subject, page: { title: heading, items, notes }, unsubscribe };
}
