import { useEffect } from 'react';
import { Banner, Button, fillText, Icon, Inline, numberFormat, Skeleton, Text } from '#design-system';
import type { BalanceCheck } from '#contract/types.ts';
import { agreementMessages as messages, walletMessages } from './messages.ts';
import { balance as walletBalance, balanceCheck, loadBalance, useBalance } from '../../state/trade/money/wallet.ts';
import { Async } from '../shared/Async.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { useAmountText } from '../shared/payment/tokensText.ts';

const { one, many } = walletMessages.count;

/** As long as both texts below, so that it wraps alike. */
const checking = (
  <Inline gap={2}>
    <Skeleton style={{ inlineSize: '10rem' }} />
    <Skeleton style={{ inlineSize: '17rem' }} />
  </Inline>
);

function Verdict({ check }: { check: BalanceCheck }) {
  const { balance, opening, received, paid, movements, agrees } = check;
  const sum = (opening ?? 0) + received - paid;
  const amountText = useAmountText();
  const shown = useBalance();
  useEffect(() => {
    if (walletBalance.get() !== undefined && walletBalance.get() !== balance) void loadBalance();
  }, [balance]);
  if (!agrees)
    return (
      <Banner
        tone="danger"
        title={messages.differs}
        action={
          <Button size="small" variant="outline" tone="neutral" onClick={() => void balanceCheck.load()}>
            {messages.again}
          </Button>
        }
      >
        {fillText(messages.difference, {
          sum: amountText(sum),
          balance: amountText(balance),
          difference: amountText(balance - sum),
        })}
      </Banner>
    );
  // An event shows a new balance some seconds before the check of it arrives.
  if (shown !== undefined && shown !== balance) return checking;
  const [title, text] =
    opening === undefined ? [messages.agrees, messages.sum] : [messages.agreesNewest, messages.newest];
  return (
    <Inline gap={2}>
      <Text tone="success" weight="medium">
        <Inline as="span" gap={1} wrap={false}>
          <Icon name="success" size="small" />
          <span>{title}</span>
        </Inline>
      </Text>
      <Text size="small" tone="muted" numeric>
        {fillText(text, {
          opening: amountText(opening ?? 0),
          received: amountText(received),
          paid: amountText(paid),
          count: movements === 1 ? one : fillText(many, { count: numberFormat({}).format(movements) }),
        })}
      </Text>
    </Inline>
  );
}

export function Agreement() {
  useLoad(balanceCheck);
  return (
    <Async of={balanceCheck} skeleton={checking}>
      {(shown) => <Verdict check={shown} />}
    </Async>
  );
}
