import { accessMessages } from '../../../messages/product.ts';

export type PurchaseKind = 'buy' | 'extend' | 'renew';

export function sendTemplate(kind: PurchaseKind, isFree: boolean) {
  const { extendFree, free, ...paid } = accessMessages.send;
  if (!isFree) return paid[kind];
  return kind === 'extend' ? extendFree : free;
}
