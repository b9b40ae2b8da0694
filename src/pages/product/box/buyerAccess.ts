import { useHasPassed } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { accessMessages as messages } from '../../../messages/product.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { bought } from '../../../state/trade/access/access.ts';
import type { Deal } from './useDeal.ts';

export const endOf = (one: { end_date: string } | undefined) => Date.parse(one?.end_date ?? '');

export function useBuyerAccess({ id, access: held }: Stream) {
  const last = useValue(bought, id);
  const isOver = useHasPassed(endOf(held));
  const hasLapsed = useHasPassed(endOf(last));
  const running = isOver ? undefined : held;
  return { running, lapsed: running || !last || !hasLapsed ? undefined : last.end_date };
}

export type BuyerAccess = ReturnType<typeof useBuyerAccess>;

export function stepOf({ running, lapsed }: BuyerAccess, { price, agreed, isListPrice }: Deal) {
  if (running) return 'extend';
  if (agreed && !isListPrice) return 'buyAgreed';
  if (lapsed) return 'renew';
  return price === 0 ? 'free' : 'get';
}

export const verbOf = (access: BuyerAccess, deal: Deal) => messages[stepOf(access, deal)];
