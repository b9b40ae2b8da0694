import { lazyPart } from '#design-system';
import { Suspense } from 'react';
import { useCurrency } from '../../../state/trade/money/payments.ts';

const InCurrency = lazyPart(async () => (await import('./InCurrency.tsx')).InCurrency);

const unseen = { visibility: 'hidden', fontSize: 'var(--ds-type-size-small)' } as const;

/** Adds the value of micro-tokens in the currency of the operator. Most exchanges have none, so its code loads late. */
export function Equivalent({ amount }: { amount: number }) {
  const currency = useCurrency();
  if (!currency || !amount) return null;
  // About as wide as the value.
  const coming = <span style={unseen}>≈00{((amount * currency.token_price) / 1e12).toFixed(2)}</span>;
  return (
    <Suspense fallback={<> {coming}</>}>
      <InCurrency amount={amount} currency={currency} />
    </Suspense>
  );
}
