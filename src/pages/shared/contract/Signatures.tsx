import { Inline, percentText, Stack, StatusBadge, Text } from '#design-system';
import type { ContractShare } from '#contract/generated/documents.ts';
import { contractMessages as messages } from '../../../messages/contracts.ts';
import { When } from '../When.tsx';

export const Signatures = ({ shares }: { shares: readonly ContractShare[] }) => (
  <Stack as="ul" data-part="list" gap={2}>
    {shares.map(({ contract_id, partner, share, signed, signed_date }) => (
      <Inline as="li" key={contract_id} justify="between">
        <Text>
          <span>{partner.name}</span>, <span>{percentText(share / 100)}</span>
        </Text>
        {signed && signed_date ? (
          <StatusBadge tone="success">
            {messages.signedAt} <When at={signed_date} />
          </StatusBadge>
        ) : (
          <StatusBadge tone="warning">{messages.notSigned}</StatusBadge>
        )}
      </Inline>
    ))}
  </Stack>
);
