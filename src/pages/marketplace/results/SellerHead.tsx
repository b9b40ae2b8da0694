import { Heading, Inline, LogoPicture, Stack, Text } from '#design-system';
import type { StreamPage } from '#contract/types.ts';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import type { Filter } from '../../shared/lists/marketplaceFilter.ts';

export function SellerHead({ page, filter: { owners } }: { page: StreamPage; filter: Filter }) {
  const [first] = page.content;
  if (!first || owners.length !== 1 || first.owner !== owners[0]) return null;
  return (
    <Inline gap={3} wrap={false}>
      <LogoPicture name={first.ownerName} src={first.ownerPicture} size="large" />
      <Stack gap={0}>
        <Heading level={2}>{first.ownerName}</Heading>
        <Text tone="muted">{messages.facets.owners}</Text>
      </Stack>
    </Inline>
  );
}
