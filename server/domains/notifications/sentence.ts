// Text and link of a notification outside the app.
import { amountDecimals, noticeLimits, tokenInfo } from '#contract/constants.ts';
import { notificationKinds } from '#contract/notificationKinds.ts';
import type { Notification } from '#contract/types.ts';
import { plainLine } from '../../mail/layout.ts';

const nameLength = 120;

const amount = new Intl.NumberFormat('en', { maximumFractionDigits: amountDecimals });
const amountText = (micro: number | undefined) =>
  `${amount.format((micro ?? 0) / 10 ** amountDecimals)} ${tokenInfo.symbol}`;

export function nameText(name: string | undefined, otherwise: string): string {
  const line = plainLine(name ?? '');
  if (line === '') return otherwise;
  return line.length > nameLength ? `${line.slice(0, nameLength - 1)}…` : line;
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

export function sentenceOf({ kind, actor, amount: micro, stream_name, date, note }: Notification): string {
  const parts: Readonly<Record<string, string>> = {
    actor: nameText(actor?.name, 'Another user'),
    amount: amountText(micro),
    product: nameText(stream_name, 'a product'),
  };
  const sentence = notificationKinds[kind].text.replaceAll(/\{(\w+)\}/gu, (_, name: string) => parts[name] ?? '');
  const when = date === undefined ? '' : ` (${day.format(Date.parse(date))})`;
  const words = plainLine(note ?? '').slice(0, noticeLimits.text);
  return sentence + when + (words === '' ? '' : `: “${words}”`);
}

export const linkOf = ({ kind, reference, stream_id }: Notification, publicUrl: string) =>
  publicUrl + notificationKinds[kind].path.replace('{reference}', reference).replace('{stream_id}', stream_id ?? '');
