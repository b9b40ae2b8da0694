import { fillText, HoverCard, Inline, LogoPicture, numberFormat, Skeleton, Stack, Stat, Text } from '#design-system';
import type { Stream } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { sellerCardMessages as messages } from '../../messages/product.ts';
import { useStatus, useValue } from '../../state/machine/resource.ts';
import { sellerFacts } from '../../state/trade/browse/marketplace.ts';
import { useCategoryName } from '../shared/product/useCategoryName.ts';
import { useLoad } from '../shared/useLoad.ts';

interface SellerCardProps {
  stream: Pick<Stream, 'owner' | 'ownerName' | 'ownerPicture'>;
  /** Link to the seller's products. */
  children: ReactNode;
}

const shownCategories = 3;

function Facts({ owner }: { owner: string }) {
  useLoad(sellerFacts, owner);
  const facts = useValue(sellerFacts, owner);
  const isFailed = useStatus(sellerFacts).phase === 'fail';
  const categoryName = useCategoryName();
  if (!facts) return isFailed ? null : <Skeleton lines={3} />;
  const { total, facets } = facts;
  const best = facets?.grades.find(({ value }) => value === 'A')?.count;
  const categories = facets?.categories.slice(0, shownCategories).map(({ value, count }) => {
    const category = categoryName(value);
    return category && fillText(messages.category, { category, count });
  });
  return (
    <>
      <Inline gap={6}>
        <Stat label={messages.products} value={numberFormat().format(total)} />
        {best !== undefined && <Stat label={messages.best} value={numberFormat().format(best)} />}
      </Inline>
      <Text size="small" tone="muted">
        {categories?.filter(Boolean).join(', ')}
      </Text>
    </>
  );
}

export function SellerCard({ stream: { owner, ownerName, ownerPicture }, children }: SellerCardProps) {
  return (
    <HoverCard.Root>
      <HoverCard.Trigger>{children}</HoverCard.Trigger>
      <HoverCard.Content>
        <Stack gap={3}>
          <Inline gap={2} wrap={false}>
            <LogoPicture name={ownerName} src={ownerPicture} size="small" />
            <Text weight="semibold">{ownerName}</Text>
          </Inline>
          <Facts owner={owner} />
        </Stack>
      </HoverCard.Content>
    </HoverCard.Root>
  );
}
