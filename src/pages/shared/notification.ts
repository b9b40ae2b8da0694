import { type IconName } from '#design-system';
import { displayTokens } from '#marketplace';
import type { Notification as Read } from '#contract/generated/documents.ts';
import type { Notification as StoredNotification } from '#contract/types.ts';
import { adminPaymentsPath, buyPath, contractPath, offerPath, paths, productPath } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { notificationTexts, notificationTones, notificationMessages } from '../../messages/notifications.ts';
import { tokensText, type AmountText } from './payment/tokensText.ts';

export type AnyNotification = Read | StoredNotification;

const amountOf = ({ amount, before }: AnyNotification, amountText: AmountText) =>
  before === undefined || before === null || before === amount
    ? amountText(amount)
    : format(notificationMessages.change, { before: displayTokens(before), amount: amountText(amount) });

/** The text around the name of the product, which may be cut, and that name. */
export function notificationParts(notification: AnyNotification, amountText: AmountText = tokensText) {
  const { kind, stream_name, actor } = notification;
  const [before = '', after = ''] = notificationTexts[kind].split('{product}').map((part) =>
    format(part as '{actor}{amount}', {
      actor: actor?.name ?? notificationMessages.somebody,
      amount: amountOf(notification, amountText),
    }),
  );
  const product = notificationTexts[kind].includes('{product}') ? (stream_name ?? '') : '';
  return { before, product, after };
}

export function notificationText(notification: AnyNotification, amountText?: AmountText): string {
  const { before, product, after } = notificationParts(notification, amountText);
  return before + product + after;
}

const matterOf = (kind: AnyNotification['kind']) => kind.split('_', 1)[0];

const isPaid = (kind: AnyNotification['kind']) =>
  kind === 'access_sold' || kind === 'share_paid' || kind === 'purchase_confirmed' || kind === 'withdrawal_declined';

export function notificationPath({ kind, stream_id, reference }: AnyNotification): string {
  if (matterOf(kind) === 'offer') return offerPath(reference);
  if (matterOf(kind) === 'contract') return contractPath(reference);
  if (kind === 'payment_requested') return adminPaymentsPath;
  if (isPaid(kind)) return paths.walletHistory;
  if (kind === 'access_ended') return paths.access;
  if (!stream_id) return paths.wallet;
  if (kind === 'watch_gone') return paths.marketplace;
  return kind === 'access_ending' ? buyPath(stream_id) : productPath(stream_id);
}

const icons: Readonly<Record<string, IconName>> = { offer: 'offer', access: 'key', contract: 'file' };

export const notificationIcon = ({ kind }: AnyNotification): IconName =>
  isPaid(kind) ? 'incoming' : kind === 'access_ending' ? 'clock' : (icons[matterOf(kind) ?? ''] ?? 'bell');

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
  ({ success: 'var(--ds-success-mark)', info: undefined, warning: 'var(--ds-warning-mark)' })[notificationTones[kind]];
