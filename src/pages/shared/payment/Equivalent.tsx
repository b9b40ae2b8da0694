import { lazyPart } from '#design-system';
import { Suspense } from 'react';
import { useCurrency } from '../../../state/trade/money/payments.ts';

const InCurrency = lazyPart(async () => (await import('./InCurrency.tsx')).InCurrency);

const unseen = { visibility: 'hidden', whiteSpace: 'nowrap', fontSize: 'var(--ds-type-size-small)' } as const;

/** Adds the value of micro-tokens in the currency of the operator. Most exchanges have none, so its code loads late. */
export function Equivalent({ amount }: { amount: number }) {
  const currency = useCurrency();
  if (!currency || !amount) return null;
  const { code, token_price: price } = currency;
  // Placeholder with the width and position of the value.
  const value = ((amount * price) / 1e12).toLocaleString('en', { style: 'currency', currency: code });
  return (
    <Suspense
      fallback={
        <>
          {' '}
          <span data-part="equivalent" style={unseen}>
            = <span>{value}</span>
          </span>
        </>
      }
    >
      <InCurrency amount={amount} currency={currency} />
    </Suspense>
  );
}
