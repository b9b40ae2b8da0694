import { useMay } from '../../../state/me/rights.ts';

/** Whether "Takes offers" is told: not to those who buy without the right to offer. */
export function useOffersShown(): boolean {
  const [mayOffer, mayBuy] = [useMay('offer'), useMay('buy')];
  return mayOffer || !mayBuy;
}
