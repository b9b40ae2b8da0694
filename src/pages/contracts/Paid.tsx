import { Stack, Text } from '#design-system';
import type { ContractSet } from '#contract/generated/documents.ts';
import { contractWords as words } from '../../messages/contracts.ts';
import { format } from '../../messages/format.ts';
import { Tokens } from '../shared/payment/Tokens.tsx';
import type { Tab } from './useContractFilter.ts';

const counted = (count: number, { one, many }: { one: string; many: string }) =>
  count === 1 ? one : format(many, { count });

export function Paid({ set, tab }: { set: ContractSet; tab: Tab }) {
  const [own] = set.shares;
  const owned = tab === 'owned';
  const amount = owned ? (set.takings ?? 0) : (own?.paid ?? 0);
  return (
    <Stack gap={0}>
      <Text size="small" tone="muted">
        {owned ? words.takings : words.got}
      </Text>
      <Tokens amount={amount} size="large" weight="semibold" />
      <Text size="small" tone="muted">
        {owned ? counted(set.sales ?? 0, words.sales) : counted(own?.payments ?? 0, words.payments)}
      </Text>
    </Stack>
  );
}
