import { dateFormat, localText, utcText } from '#design-system';
import { accessMessages } from '../../../messages/product.ts';

const inUtc = { timeZone: 'UTC' } as const;

/** Formats a moment for the viewer and in UTC. Repeats neither a moment nor a day that both share. */
export function endText(at: string): string {
  const [local, utc, moment] = [localText(at), utcText(at), new Date(at)];
  if (utc === `${local} UTC`) return utc;
  const day = (zone?: typeof inUtc) => dateFormat({ dateStyle: 'medium', ...zone }).format(moment);
  const time = dateFormat({ timeStyle: 'short', ...inUtc }).format(moment);
  return `${local} (${day() === day(inUtc) ? `${time}\u00A0UTC` : utc})`;
}

export type Send = 'buy' | 'extend' | 'renew';

export function sendTemplate(send: Send, isFree: boolean) {
  const { extendFree, free, ...paid } = accessMessages.send;
  if (!isFree) return paid[send];
  return send === 'extend' ? extendFree : free;
}
