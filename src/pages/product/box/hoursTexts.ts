import { localText, utcText } from '#design-system';
import { accessMessages } from '../../../messages/product.ts';

/** Formats a moment for the viewer and in UTC, or once where both are the same. */
export function endText(at: string): string {
  const [local, utc] = [localText(at), utcText(at)];
  return utc === `${local} UTC` ? utc : `${local} (${utc})`;
}

export type Send = 'buy' | 'extend' | 'renew';

/** Label of the button that buys, with places for hours and total. */
export function sendTemplate(send: Send, isFree: boolean) {
  const { extendFree, free, ...paid } = accessMessages.send;
  if (!isFree) return paid[send];
  return send === 'extend' ? extendFree : free;
}
