import { dateFormat, localText, utcText } from '#design-system';
import { accessMessages } from '../../../messages/product.ts';

const inUtc = { timeZone: 'UTC' } as const;

/** Formats a moment for the viewer. Adds UTC only where it differs, without a shared day. */
export function endText(at: string): string {
  const [local, utc, moment] = [localText(at), utcText(at), new Date(at)];
  if (utc === `${local} UTC`) return utc;
  const day = (zone?: typeof inUtc) => dateFormat({ dateStyle: 'medium', ...zone }).format(moment);
  const time = dateFormat({ timeStyle: 'short', ...inUtc }).format(moment);
  return `${local} (${day() === day(inUtc) ? `${time}\u00A0UTC` : utc})`;
}

export type PurchaseKind = 'buy' | 'extend' | 'renew';

export function sendTemplate(kind: PurchaseKind, isFree: boolean) {
  const { extendFree, free, ...paid } = accessMessages.send;
  if (!isFree) return paid[kind];
  return kind === 'extend' ? extendFree : free;
}
