import { Card, numberFormat, Skeleton } from '#design-system';
import type { History } from '#contract/types.ts';
import { walletMessages } from '../../../messages/wallet.ts';
import { useCurrency } from '../../../state/trade/money/payments.ts';
import { Tokens } from '../../shared/payment/Tokens.tsx';
import { Figures } from './Totals.styles.ts';

const { totals: messages } = walletMessages;

/** Totals of all matching movements, not only of this page. */
export function Totals({ history }: { history: History | undefined }) {
  const isValued = useCurrency() !== undefined;
  const sums = history?.totals;
  const net = sums && sums.received - sums.paid;
  const amounts = [
    { label: messages.in, amount: sums?.received },
    { label: messages.out, amount: sums?.paid },
    { label: messages.net, amount: net, signed: true },
  ];
  return (
    <Card as="section" aria-label={messages.label}>
      <Figures data-valued={isValued || undefined}>
        <div>
          <dt>{messages.count}</dt>
          <dd>{history ? numberFormat({}).format(history.total) : <Skeleton />}</dd>
        </div>
        {amounts.map(({ label, amount, signed = false }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {signed && (amount ?? 0) > 0 && '+'}
              {amount === undefined ? <Skeleton /> : <Tokens amount={amount} />}
            </dd>
          </div>
        ))}
      </Figures>
    </Card>
  );
}
