import { offerPriceDays } from '#contract/constants.ts';
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

const acceptedAt = ({ until }: { until: string }) => Date.parse(until) - offerPriceDays * 86_400_000;

/** The offer that set the agreed price may still be pending in an earlier reply. Another one began later. */
const isSettled = ({ history: [created] }: Offer, agreed: Stream['agreed']) =>
  agreed !== undefined && created !== undefined && Date.parse(created.at) < acceptedAt(agreed);

/** Re-renders when the agreed price expires. */
export function useDeal({ id, price, agreed: latest }: Stream): Deal {
  const hasExpired = useHasPassed(Date.parse(latest?.until ?? ''));
  const agreed = hasExpired ? undefined : latest;
  const open = useValue(ownOffers, id)?.content.find((one) => one.status === 'pending' && !isSettled(one, latest));
  return { price: agreed?.price ?? price, agreed, isListPrice: agreed?.price === price, open };
}
