import { Card, numberFormat, Skeleton } from '#design-system';
import type { History } from '#contract/types.ts';
import { walletMessages } from '../../../messages/wallet.ts';
import { tokensText } from '../../shared/payment/tokensText.ts';
import { Figures } from './Totals.styles.ts';

const { totals: messages } = walletMessages;
const signed = (micro: number) => `${micro > 0 ? '+' : ''}${tokensText(micro)}`;

/** Totals of all matching movements, not only of this page. */
export function Totals({ history }: { history: History | undefined }) {
  const sums = history?.totals;
  const figures = [
    [messages.count, history && numberFormat({}).format(history.total)],
    [messages.in, sums && tokensText(sums.received)],
    [messages.out, sums && tokensText(sums.paid)],
    [messages.net, sums && signed(sums.received - sums.paid)],
  ] as const;
  return (
    <Card as="section" aria-label={messages.label}>
      <Figures>
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure ?? <Skeleton />}</dd>
          </div>
        ))}
      </Figures>
    </Card>
  );
}
