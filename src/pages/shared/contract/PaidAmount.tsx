import { Stack, Text } from '#design-system';
import type { ContractSet } from '#contract/generated/documents.ts';
import { contractMessages as messages } from '../../../messages/contracts.ts';
import { counted } from '../../../messages/format.ts';
import { sideOfContract } from '../../../state/trade/deals/contracts.ts';
import { Tokens } from '../payment/Tokens.tsx';

export function PaidAmount({ set }: { set: ContractSet }) {
  const [own] = set.shares;
  const owned = sideOfContract(set) === 'owned';
  const amount = owned ? (set.takings ?? 0) : (own?.paid ?? 0);
  return (
    <Stack gap={0}>
      <Text size="small" tone="muted">
        {owned ? messages.takings : messages.got}
      </Text>
      <Tokens amount={amount} size="large" weight="semibold" />
      <Text size="small" tone="muted">
        {owned ? counted(messages.sales, set.sales ?? 0) : counted(messages.payments, own?.payments ?? 0)}
      </Text>
    </Stack>
  );
}
