import { fillText, Grid, Heading, Stack } from '#design-system';
import type { Stream } from '#contract/types.ts';
import type { CSSProperties } from 'react';
import { categoryPath, paths, sellerPath } from '../../config/paths.ts';
import { relatedMessages as messages } from '../../messages/product.ts';
import { useSession } from '../../state/me/session.ts';
import { bySeller, relatedProducts, maxShownProducts, similarProducts } from '../../state/trade/browse/product.ts';
import { FavouriteButton } from '../shared/product/FavouriteButton.tsx';
import { ProductCard } from '../shared/product/ProductCard.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useCategoryName } from '../shared/product/useCategoryName.ts';
import { useLoad } from '../shared/useLoad.ts';
import { useMedia } from '../shared/useMedia.ts';
import { phone } from '../shared/windows.ts';
import { useStatus, useValue } from '../../state/machine/resource.ts';

/** Two cards share the row, up to the width of a card that reads well; a single one stays as narrow as one of three. */
const widthFor = (cards: number) => {
  const columns = cards === 2 ? 2 : 3;
  return {
    '--layout-column': `max(18rem, (100% - ${columns - 1} * var(--layout-gap)) / ${columns}.01)`,
    ...(columns === 2 && { maxInlineSize: '64rem' }),
  } as CSSProperties;
};

interface RowProps {
  title: string;
  streams: readonly Stream[] | undefined;
  to: string;
  all: string;
}

/** Renders nothing on failure or without products: the row is optional. */
function Row({ title, streams, to, all }: RowProps) {
  const { userId } = useSession();
  const isBrief = useMedia(phone);
  if (!streams?.length) return null;
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <Grid style={widthFor(streams.length)}>
        {streams.map((stream) => (
          <ProductCard
            key={stream.id}
            stream={stream}
            brief={isBrief}
            actions={stream.owner !== userId && <FavouriteButton stream={stream} />}
          />
        ))}
      </Grid>
      <RouterLink to={to}>{all}</RouterLink>
    </Stack>
  );
}

const useHasSettled = (of: typeof similarProducts, value: unknown) => {
  const { phase } = useStatus(of);
  return value !== undefined || phase === 'fail';
};

export function Related({ stream }: { stream: Stream }) {
  const { id, owner, ownerName, subcategory } = stream;
  const origin = { id, owner, subcategory };
  const isOwn = owner === useSession().userId;
  const category = useCategoryName()(subcategory);
  const alike = useValue(similarProducts, origin);
  const sold = useValue(bySeller, origin);
  const others = sold?.filter((one) => !alike?.some((other) => other.id === one.id));
  const isLoaded = [useHasSettled(similarProducts, alike), useHasSettled(bySeller, sold)].every(Boolean);
  useLoad(relatedProducts, origin);
  // Otherwise the first row would push the second one down.
  if (!isLoaded) return null;
  return (
    <>
      <Row
        title={messages.similar}
        streams={alike}
        to={categoryPath(subcategory)}
        all={category ? fillText(messages.category, { category }) : messages.all}
      />
      <Row
        title={isOwn ? messages.own : fillText(messages.bySeller, { name: ownerName })}
        streams={others?.slice(0, maxShownProducts)}
        to={isOwn ? paths.products : sellerPath(owner)}
        all={isOwn ? messages.allOwn : fillText(messages.seller, { name: ownerName })}
      />
    </>
  );
}
