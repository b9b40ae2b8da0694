import { maxWalletMove } from '#contract/constants.ts';
import { useSearchParams } from 'react-router-dom';

const wholeIn = (text: string | null, most: number) => {
  const value = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : undefined;
  return value !== undefined && value <= most ? value : undefined;
};

export interface TopUp {
  /** Micro-tokens that a purchase lacks. */
  amount: number | undefined;
  /** The purchase to go back to. */
  purchase: { productId: string; hours: number } | undefined;
  /** Takes the amount out of the address, so that coming back does not ask again. */
  clear: () => void;
}

/** What a purchase asked of the wallet, as the address says. */
export function useTopUp(): TopUp {
  const [address, setAddress] = useSearchParams();
  const productId = address.get('product');
  const hours = wholeIn(address.get('hours'), Number.MAX_SAFE_INTEGER);
  return {
    amount: wholeIn(address.get('add'), maxWalletMove),
    purchase: productId && hours ? { productId, hours } : undefined,
    clear: () =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('add');
          return next;
        },
        { replace: true },
      ),
  };
}
