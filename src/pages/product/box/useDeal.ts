import { useHasPassed } from '#design-system';
import type { Offer } from '#contract/generated/documents.ts';
import type { Stream } from '#contract/types.ts';
import { useValue } from '../../../state/machine/resource.ts';
import { ownOffers } from '../../../state/trade/browse/product.ts';

export interface Deal {
  /** Price of a purchase now, micro-tokens per hour. */
  price: number;
  agreed: Stream['agreed'];
  /** The agreed price holds, and the list price is not above it. */
  isListPrice: boolean;
  /** Offer under negotiation; at most one. */
  open: Offer | undefined;
}

/** Re-renders when the agreed price expires. */
export function useDeal({ id, price, agreed: latest }: Stream): Deal {
  const hasExpired = useHasPassed(Date.parse(latest?.until ?? ''));
  const agreed = hasExpired ? undefined : latest;
  const open = useValue(ownOffers, id)?.content.find(({ status }) => status === 'pending');
  return { price: agreed?.price ?? price, agreed, isListPrice: agreed?.price === price, open };
}
