import { Badge, fillText, Stack, StatusBadge, Text } from '#design-system';
import type { ContractSet } from '#contract/generated/documents.ts';
import { contractStatusNames, contractMessages as messages } from '../../../messages/contracts.ts';
import { sideOfContract } from '../../../state/trade/deals/contracts.ts';

const tones = { waiting: 'warning', signed: 'success', expired: 'neutral' } as const;

export function withPartners(set: ContractSet): string {
  if (sideOfContract(set) === 'partner') return fillText(messages.by, { name: set.owner.name });
  const [first, ...others] = set.shares;
  const name = first?.partner.name ?? '';
  if (others.length === 0) return fillText(messages.with.one, { name });
  return fillText(others.length === 1 ? messages.with.two : messages.with.more, { name, count: others.length });
}

export function ContractState({ set, brief = false }: { set: ContractSet; brief?: boolean }) {
  const { status, shares } = set;
  if (status === 'waiting' && sideOfContract(set) === 'partner') return <Badge tone="accent">{messages.yours}</Badge>;
  const signed = shares.filter((share) => share.signed).length;
  return (
    <Stack as="span" gap={0}>
      <span>
        <StatusBadge tone={tones[status]}>{contractStatusNames[status]}</StatusBadge>
      </span>
      {!brief && status === 'waiting' && shares.length > 1 && (
        <Text size="small" tone="muted">
          {fillText(messages.signedOf, { signed, count: shares.length })}
        </Text>
      )}
    </Stack>
  );
}
