import { Banner, KeyValueList, Stack, Text } from '#design-system';
import { runMessages as messages } from '../../../messages/ai.ts';
import { useBalance } from '../../../state/trade/money/wallet.ts';
import { Tokens } from '../../shared/payment/Tokens.tsx';

export function CostLine({ cost }: { cost: number }) {
  const balance = useBalance();
  if (cost === 0)
    return (
      <Text size="small" tone="muted">
        {messages.cost}: {messages.free}
      </Text>
    );
  return (
    <Stack gap={2}>
      <KeyValueList
        items={[
          { label: messages.cost, value: <Tokens amount={cost} /> },
          { label: messages.balance, value: <Tokens amount={balance} /> },
          {
            label: messages.after,
            value: <Tokens amount={balance === undefined ? undefined : Math.max(0, balance - cost)} />,
          },
        ]}
      />
      <Text size="small" tone="muted">
        {messages.costHint}
      </Text>
      {balance !== undefined && balance < cost && <Banner tone="warning">{messages.tooLittle}</Banner>}
    </Stack>
  );
}
