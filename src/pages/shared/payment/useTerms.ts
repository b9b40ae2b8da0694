import { useEffect } from 'react';
import { terms } from '../../../state/trade/money/payments.ts';

/** Loads the terms again where the first load, by the frame, has failed. */
export function useTerms() {
  useEffect(() => {
    if (terms.get() === undefined) void terms.load();
  }, []);
}
