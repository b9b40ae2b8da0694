import { Banner, Button, Card, numberFormat, Skeleton, Stack, Stat, Text } from '#design-system';
import type { History } from '#contract/types.ts';
import { walletMessages } from '../messages.ts';
import { useStatus, useValue } from '../../../state/machine/resource.ts';
import { useCurrency } from '../../../state/trade/money/payments.ts';
import { historySums, type HistoryFilter } from '../../../state/trade/money/wallet.ts';
import { Equivalent } from '../../shared/payment/Equivalent.tsx';
import { tokensText } from '../../shared/payment/tokensText.ts';
import { useLoad } from '../../shared/useLoad.ts';
import { When } from '../../shared/When.tsx';
import { Figures } from './Totals.styles.ts';

const { totals: messages } = walletMessages;

/** Two amounts share the width of a phone. */
const fitting = { fontSize: 'min(1em, 4.6vw)' } as const;

interface FiguresOfProps {
  count?: number;
  /** Undefined before the first reply, null for none. */
  sums?: History['totals'] | null;
}

function FiguresOf({ count, sums }: FiguresOfProps) {
  const isValued = useCurrency() !== undefined;
  const amounts = [
    { label: messages.in, amount: sums?.received },
    { label: messages.out, amount: sums?.paid },
    { label: messages.net, amount: sums ? sums.received - sums.paid : undefined, signed: true },
  ];
  return (
    <Figures data-valued={isValued || undefined}>
      <Stat
        label={messages.count}
        value={count === undefined ? <Skeleton /> : <span style={fitting}>{numberFormat({}).format(count)}</span>}
      />
      {sums !== null &&
        amounts.map(({ label, amount, signed = false }) => (
          <Stat
            key={label}
            label={label}
            value={
              amount === undefined ? (
                <Skeleton />
              ) : (
                <span style={fitting}>{`${signed && amount > 0 ? '+' : ''}${tokensText(amount)}`}</span>
              )
            }
            note={amount !== undefined && isValued && <Equivalent amount={amount} />}
          />
        ))}
    </Figures>
  );
}

interface LoadedProps {
  total: number;
  query: HistoryFilter;
  searched_from?: string | undefined;
}

function Loaded({ total, query: { page: _page, limit: _limit, ...filter }, searched_from: start }: LoadedProps) {
  useLoad(historySums, filter);
  const sums = useValue(historySums, filter);
  const operation = useStatus(historySums);
  const failed = operation.phase === 'fail';
  return (
    <Stack gap={3}>
      <FiguresOf count={total} sums={sums === undefined && failed ? null : sums} />
      {start && (
        <Text tone="muted">
          {messages.searched} <When at={start} as="moment" />. {messages.earlier}
        </Text>
      )}
      {sums === null && <Text tone="muted">{messages.tooMany}</Text>}
      {failed && (
        <Banner
          tone="danger"
          title={messages.failed}
          action={
            <Button size="small" variant="outline" tone="neutral" onClick={() => void historySums.load(filter)}>
              {messages.retry}
            </Button>
          }
        >
          {operation.reason}
        </Banner>
      )}
    </Stack>
  );
}

/** Totals of the matching movements, not only of this page. Added up once the page has arrived. */
export function Totals({ history }: { history: LoadedProps | undefined }) {
  return (
    <Card as="section" aria-label={messages.label}>
      {history ? <Loaded {...history} /> : <FiguresOf />}
    </Card>
  );
}
