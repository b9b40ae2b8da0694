import { fillText } from '#design-system';
import { displayTokens } from '#marketplace';
import type { Notification as Read } from '#contract/generated/documents.ts';
import { notificationKinds } from '#contract/notificationKinds.ts';
import type { Notification as StoredNotification } from '#contract/types.ts';
import { paths } from '../../config/paths.ts';
import { notificationMessages } from '../../messages/notifications.ts';
import { dayText } from './dayText.ts';
import { tokensText, type AmountText } from './payment/tokensText.ts';

export type AnyNotification = Read | StoredNotification;

const amountOf = ({ amount, before }: AnyNotification, amountText: AmountText) =>
  before === undefined || before === null || before === amount
    ? amountText(amount)
    : fillText(notificationMessages.change, { before: displayTokens(before), amount: amountText(amount) });

/** Day and words of a seller's notice, on one line. */
function noticeText({ date, note }: AnyNotification): string {
  const day = date ? fillText(notificationMessages.noticeDay, { day: dayText(date) }) : '';
  const text = note?.replaceAll(/\s+/gu, ' ').trim();
  return day + (text ? fillText(notificationMessages.noticeText, { text }) : '');
}

/** The text around the name of the product, that name, and the seller's notice. Name and notice may be cut. */
export function notificationParts(notification: AnyNotification, amountText: AmountText = tokensText) {
  const { kind, stream_name, actor } = notification;
  const [before = '', after = ''] = notificationKinds[kind].text.split('{product}').map((part) =>
    fillText(part as '{actor}{amount}', {
      actor: actor?.name ?? notificationMessages.somebody,
      amount: amountOf(notification, amountText),
    }),
  );
  const product = notificationKinds[kind].text.includes('{product}') ? (stream_name ?? '') : '';
  return { before, product, after, notice: noticeText(notification) };
}

export function notificationText(notification: AnyNotification, amountText?: AmountText): string {
  const { before, product, after, notice } = notificationParts(notification, amountText);
  return before + product + after + notice;
}

export function notificationPath({ kind, stream_id, reference }: AnyNotification): string {
  const id = encodeURIComponent(stream_id ?? '');
  return notificationKinds[kind].path.replace('{reference}', encodeURIComponent(reference)).replace('{stream_id}', id);
}

export const notificationIcon = ({ kind }: AnyNotification) => notificationKinds[kind].icon;

/** Parameters of the inbox with which a new event may be left out. */
const hiding = ['about', 'snoozed', 'page'] as const;

/** True where the screen shows the event already: in the whole inbox, and beside or on the page of its deal. */
export function isOnScreen(notification: AnyNotification, { pathname, search }: { pathname: string; search: string }) {
  const address = new URLSearchParams(search);
  if (pathname === paths.notifications) return !hiding.some((name) => address.has(name));
  const deal = notificationPath(notification);
  const list = [paths.offers, paths.contracts].find((path) => deal === `${path}/${notification.reference}`);
  if (!list) return false;
  return pathname === deal || (pathname === list && address.get('open') === notification.reference);
}

/** Colour of the icon; the text states the event. */
export const notificationColour = ({ kind }: AnyNotification): string | undefined =>
  ({ success: 'var(--ds-success-mark)', info: undefined, warning: 'var(--ds-warning-mark)' })[
    notificationKinds[kind].tone
  ];
