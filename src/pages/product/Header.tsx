import { Badge, Breadcrumbs, Heading, Inline, lazyPart, Skeleton, Stack, StatusBadge, Text } from '#design-system';
import { ListingPicture } from '#marketplace';
import type { Stream } from '#contract/types.ts';
import { Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { accessTypeNames, productStatusNames } from '../../messages/productCards.ts';
import { productsMessages } from '../../messages/products.ts';
import { categories } from '../../state/trade/browse/marketplace.ts';
import { useSession } from '../../state/me/session.ts';
import { chartOf } from '../shared/product/cardFacts.ts';
import { FactStrip } from './FactStrip.tsx';
import { Head } from './Header.styles.ts';
import { Dots } from '../shared/dots.styles.ts';
import { FavouriteButton } from '../shared/product/FavouriteButton.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { SellerLink } from './SellerLink.tsx';
import { SellerLogo } from '../shared/product/SellerLogo.tsx';
import { useCategoryKind } from '../shared/product/useCategoryName.ts';
import { When } from '../shared/When.tsx';
import { useValue } from '../../state/machine/resource.ts';

const room = (count: number) => (
  <Skeleton
    style={{
      inlineSize: `calc(${count} * var(--ds-density-control-small) + ${count - 1} * var(--ds-space-1))`,
      blockSize: 'var(--ds-density-control-small)',
    }}
  />
);
// Owners only share: favourites, watching and comparing are for buyers.
const [ownTools, tools] = [room(1), room(3)];

const HeaderTools = lazyPart(async () => (await import('./HeaderTools.tsx')).HeaderTools);

export function Header({ stream }: { stream: Stream }) {
  const all = useValue(categories);
  const { userId } = useSession();
  const kindOf = useCategoryKind();
  const category = all?.find(({ id }) => id === stream.subcategory)?.name;
  const isOwn = stream.owner === userId;
  const sold = stream.status === 'published';
  const guarded = sold && stream.accessType === 'PROTECTED';
  const { visibility } = stream;
  // Buyers whose access still runs see a private product too.
  const isHidden = visibility === 'protected' || (visibility === 'private' && isOwn);
  const hidden = isHidden && productsMessages.hidden[visibility];
  const isUnusual = guarded || hidden || !sold;
  return (
    <Stack as="header" gap={4}>
      <Breadcrumbs current={stream.name}>
        {isOwn ? (
          <RouterLink to={paths.products}>{titles.products}</RouterLink>
        ) : (
          <RouterLink to={paths.marketplace}>{titles.marketplace}</RouterLink>
        )}
      </Breadcrumbs>
      <Head>
        <ListingPicture
          name={stream.name}
          logo={stream.logo}
          chart={chartOf(stream)}
          kind={kindOf(stream.subcategory)}
        />
        <Inline gap={1}>
          <Heading level={1}>{stream.name}</Heading>
          <Inline gap={1} data-part="tools">
            {!isOwn && <FavouriteButton stream={stream} />}
            <Suspense fallback={isOwn ? ownTools : tools}>
              <HeaderTools stream={stream} isOwn={isOwn} />
            </Suspense>
          </Inline>
        </Inline>
        <Stack gap={2} data-part="facts">
          <Text as="div" tone="muted">
            <Dots>
              <span>
                <SellerLogo stream={stream} />
                <SellerLink stream={stream} />
              </span>
              <span>{stream.type}</span>
              {category && <span>{category}</span>}
              <When at={stream.published_date} />
            </Dots>
          </Text>
          {isUnusual && (
            <Inline>
              {guarded && <Badge tone="warning">{accessTypeNames.PROTECTED}</Badge>}
              {hidden && <Badge tone="warning">{hidden}</Badge>}
              {!sold && <StatusBadge tone="danger">{productStatusNames[stream.status]}</StatusBadge>}
            </Inline>
          )}
          <FactStrip stream={stream} />
        </Stack>
      </Head>
    </Stack>
  );
}
