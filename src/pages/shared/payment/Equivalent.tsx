import { lazyPart } from '#design-system';
import { Suspense } from 'react';
import { useCurrency } from '../../../state/trade/money/payments.ts';

const InCurrency = lazyPart(async () => (await import('./InCurrency.tsx')).InCurrency);

/** As wide as most values. */
const coming = (
  <>
    {' '}
    <small style={{ visibility: 'hidden' }}>000.000</small>
  </>
);

/** Adds the value of micro-tokens in the currency of the operator. Most exchanges have none, so its code loads late. */
export function Equivalent({ amount }: { amount: number }) {
  const currency = useCurrency();
  return currency && amount ? (
    <Suspense fallback={coming}>
      <InCurrency amount={amount} currency={currency} />
    </Suspense>
  ) : null;
}
