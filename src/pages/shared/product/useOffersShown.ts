import { useMay } from '../../../state/me/rights.ts';

/** Hides "Takes offers" from buyers without the right to make offers. */
export function useOffersShown(): boolean {
  const [mayOffer, mayBuy] = [useMay('offer'), useMay('buy')];
  return mayOffer || !mayBuy;
}
