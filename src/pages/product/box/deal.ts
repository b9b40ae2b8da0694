import type { Offer, OfferPage } from '#contract/generated/documents.ts';
import type { Stream } from '#contract/types.ts';

export interface Deal {
  /** Micro-tokens per hour that a purchase costs now. */
  price: number;
  /** The accepted offer that sets the price, while it holds. */
  agreed: Offer | undefined;
  /** The offer under negotiation; there is at most one. */
  open: Offer | undefined;
}

/** What my offers mean for my price; an accepted one replaces the list price until it lapses. */
export function dealOf({ price }: Stream, offers: OfferPage | undefined, now: number): Deal {
  const all = offers?.content ?? [];
  const holding = all.filter(
    ({ status, valid_until }) => status === 'accepted' && valid_until !== null && Date.parse(valid_until) > now,
  );
  // The server takes the one that holds longest.
  const agreed = holding.toSorted((a, b) => Date.parse(b.valid_until ?? '') - Date.parse(a.valid_until ?? ''))[0];
  return { price: agreed?.amount ?? price, agreed, open: all.find(({ status }) => status === 'pending') };
}
