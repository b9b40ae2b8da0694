import { Banner, KeyValueList, Stack, Text } from '#design-system';
import { runWords as words } from '../../../messages/ai.ts';
import { useBalance } from '../../../state/trade/wallet.ts';
import { Tokens } from '../../shared/payment/Tokens.tsx';

export function CostLine({ cost }: { cost: number }) {
  const balance = useBalance();
  if (cost === 0)
    return (
      <Text size="small" tone="muted">
        {words.cost}: {words.free}
      </Text>
    );
  return (
    <Stack gap={2}>
      <KeyValueList
        items={[
          { label: words.cost, value: <Tokens amount={cost} /> },
          { label: words.balance, value: <Tokens amount={balance} /> },
          {
            label: words.after,
            value: <Tokens amount={balance === undefined ? undefined : Math.max(0, balance - cost)} />,
          },
        ]}
      />
      <Text size="small" tone="muted">
        {words.costHint}
      </Text>
      {balance !== undefined && balance < cost && <Banner tone="warning">{words.tooLittle}</Banner>}
    </Stack>
  );
}
