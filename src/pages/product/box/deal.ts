import type { Offer, OfferPage } from '#contract/generated/documents.ts';
import type { Stream } from '#contract/types.ts';

export interface Deal {
  /** Price of a purchase now, micro-tokens per hour. */
  price: number;
  /** Accepted offer that sets the price while it is valid. */
  agreed: Offer | undefined;
  /** Offer under negotiation; at most one. */
  open: Offer | undefined;
}

/** An accepted offer replaces the list price until it expires. */
export function dealOf({ price }: Stream, offers: OfferPage | undefined, now: number): Deal {
  const all = offers?.content ?? [];
  const holding = all.filter(
    ({ status, valid_until }) => status === 'accepted' && valid_until !== null && Date.parse(valid_until) > now,
  );
  // The server uses the offer with the latest expiry.
  const agreed = holding.toSorted((a, b) => Date.parse(b.valid_until ?? '') - Date.parse(a.valid_until ?? ''))[0];
  return { price: agreed?.amount ?? price, agreed, open: all.find(({ status }) => status === 'pending') };
}
