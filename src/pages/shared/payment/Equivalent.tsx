import { lazyPart } from '#design-system';
import { Suspense } from 'react';
import { useCurrency } from '../../../state/trade/money/payments.ts';

const InCurrency = lazyPart(async () => (await import('./InCurrency.tsx')).InCurrency);

/** Adds the value of micro-tokens in the currency of the operator. Most exchanges have none, so its code loads late. */
export function Equivalent({ amount }: { amount: number }) {
  const currency = useCurrency();
  if (!currency || amount === 0) return null;
  return (
    <Suspense>
      <InCurrency amount={amount} currency={currency} />
    </Suspense>
  );
}
