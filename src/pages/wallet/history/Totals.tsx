import { Card, numberFormat, Skeleton } from '#design-system';
import type { History } from '#contract/types.ts';
import { walletWords } from '../../../messages/wallet.ts';
import { tokensText } from '../../shared/payment/tokensText.ts';
import { Figures } from './Totals.styles.ts';

const { totals: words } = walletWords;
const signed = (micro: number) => `${micro > 0 ? '+' : ''}${tokensText(micro)}`;

/** Totals of all matching movements, not only of this page. */
export function Totals({ history }: { history: History | undefined }) {
  const sums = history?.totals;
  const figures = [
    [words.count, history && numberFormat({}).format(history.total)],
    [words.in, sums && tokensText(sums.received)],
    [words.out, sums && tokensText(sums.paid)],
    [words.net, sums && signed(sums.received - sums.paid)],
  ] as const;
  return (
    <Card as="section" aria-label={words.label}>
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
