import { Grid, Heading, Stack } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { categoryPath, sellerPath } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { relatedWords as words } from '../../messages/product.ts';
import { loadRelated, product } from '../../state/trade/product.ts';
import { FavouriteButton } from '../shared/product/FavouriteButton.tsx';
import { ProductCard } from '../shared/product/ProductCard.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useCategoryName } from '../shared/product/useCategoryName.ts';
import { useLoad } from '../shared/useLoad.ts';

interface RowProps {
  title: string;
  streams: readonly Stream[] | undefined;
  /** Path of the full list. */
  to: string;
  all: string;
}

/** Renders nothing on failure or without products: the row is optional. */
function Row({ title, streams, to, all }: RowProps) {
  if (!streams?.length) return null;
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <Grid columns="medium">
        {streams.map((stream) => (
          <ProductCard key={stream.id} stream={stream} actions={<FavouriteButton stream={stream} />} />
        ))}
      </Grid>
      <RouterLink to={to}>{all}</RouterLink>
    </Stack>
  );
}

export function Related({ stream }: { stream: Stream }) {
  const { similar, bySeller } = useSnapshot(product);
  const { owner, ownerName, subcategory } = stream;
  const category = useCategoryName()(subcategory);
  useLoad(loadRelated, { owner, subcategory });
  return (
    <>
      <Row
        title={words.similar}
        streams={similar}
        to={categoryPath(subcategory)}
        all={category ? format(words.category, { category }) : words.all}
      />
      <Row
        title={format(words.bySeller, { name: ownerName })}
        streams={bySeller}
        to={sellerPath(owner)}
        all={format(words.seller, { name: ownerName })}
      />
    </>
  );
}
