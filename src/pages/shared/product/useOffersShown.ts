import { useMe } from '../../../state/me/me.ts';
import { useMay } from '../../../state/me/rights.ts';

/** Hides "Takes offers" from buyers without the right to make offers, and until the user is loaded. */
export function useOffersShown(): boolean {
  const isLoaded = useMe() !== undefined;
  const [mayOffer, mayBuy] = [useMay('offer'), useMay('buy')];
  return isLoaded && (mayOffer || !mayBuy);
}
