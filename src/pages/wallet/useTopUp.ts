import { maxWalletMove } from '#contract/constants.ts';
import { useSearchParams } from 'react-router-dom';

const wholeIn = (text: string | null, most: number) => {
  const value = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : undefined;
  return value !== undefined && value <= most ? value : undefined;
};

export interface TopUp {
  /** Missing micro-tokens of a purchase. */
  amount: number | undefined;
  /** Micro-tokens to withdraw, of a command. */
  withdrawal: number | undefined;
  purchase: { productId: string; hours: number } | undefined;
  /** Removes both amounts from the address, so that Back does not ask again. */
  clear: () => void;
}

export function useTopUp(): TopUp {
  const [address, setAddress] = useSearchParams();
  const productId = address.get('product');
  const hours = wholeIn(address.get('hours'), Number.MAX_SAFE_INTEGER);
  return {
    amount: wholeIn(address.get('add'), maxWalletMove),
    withdrawal: wholeIn(address.get('withdraw'), maxWalletMove),
    purchase: productId && hours ? { productId, hours } : undefined,
    clear: () =>
      setAddress(
        (now) => {
          const next = new URLSearchParams(now);
          next.delete('add');
          next.delete('withdraw');
          return next;
        },
        { replace: true },
      ),
  };
}
