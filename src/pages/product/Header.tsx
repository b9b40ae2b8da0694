import {
  Badge,
  Breadcrumbs,
  Heading,
  Inline,
  lazyPart,
  LogoPicture,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
} from '#design-system';
import type { Stream } from '#contract/types.ts';
import { Suspense } from 'react';
import { paths, sellerPath } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { accessTypeNames, productStatusNames } from '../../messages/listing.ts';
import { productMessages as messages } from '../../messages/product.ts';
import { productsMessages } from '../../messages/products.ts';
import { categories } from '../../state/trade/selling/categories.ts';
import { useSession } from '../../state/me/session.ts';
import { FactStrip } from './FactStrip.tsx';
import { FavouriteButton } from '../shared/product/FavouriteButton.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useOffersShown } from '../shared/product/useOffersShown.ts';
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
  const offersShown = useOffersShown();
  const all = useValue(categories);
  const { userId } = useSession();
  const category = all?.find(({ id }) => id === stream.subcategory)?.name;
  const sold = stream.status === 'published';
  const isOwn = stream.owner === userId;
  return (
    <Stack as="header" gap={4}>
      <Breadcrumbs current={stream.name}>
        {isOwn ? (
          <RouterLink to={paths.products}>{titles.products}</RouterLink>
        ) : (
          <RouterLink to={paths.marketplace}>{titles.marketplace}</RouterLink>
        )}
      </Breadcrumbs>
      <Inline gap={4} wrap={false} align="start">
        <LogoPicture name={stream.name} src={stream.logo} size="large" />
        <Stack gap={2}>
          <Inline gap={1}>
            <Heading level={1}>{stream.name}</Heading>
            <Inline gap={1}>
              {!isOwn && <FavouriteButton stream={stream} />}
              <Suspense fallback={isOwn ? ownTools : tools}>
                <HeaderTools stream={stream} isOwn={isOwn} />
              </Suspense>
            </Inline>
          </Inline>
          <Text tone="muted">
            {messages.by} <RouterLink to={sellerPath(stream.owner)}>{stream.ownerName}</RouterLink> ·{' '}
            {category && `${category} · `}
            <When at={stream.published_date} />
          </Text>
          <Inline>
            <Badge>{stream.type}</Badge>
            {sold && (
              <Badge tone={stream.accessType === 'PUBLIC' ? 'neutral' : 'warning'}>
                {accessTypeNames[stream.accessType]}
              </Badge>
            )}
            {stream.price === 0 && <Badge tone="success">{messages.free}</Badge>}
            {sold && stream.offer && offersShown && <Badge tone="accent">{messages.takesOffers}</Badge>}
            {stream.visibility !== 'public' && (
              <Badge tone="warning">{productsMessages.hidden[stream.visibility]}</Badge>
            )}
            {stream.status !== 'published' && (
              <StatusBadge tone="danger">{productStatusNames[stream.status]}</StatusBadge>
            )}
          </Inline>
          <FactStrip stream={stream} />
        </Stack>
      </Inline>
    </Stack>
  );
}
