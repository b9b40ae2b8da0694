import { Grid } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { FavouriteButton } from '../../shared/product/FavouriteButton.tsx';
import { ProductCard } from '../../shared/product/ProductCard.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';

export function Favourites({ streams }: { streams: readonly Stream[] }) {
  const categoryName = useCategoryName();
  return (
    <Grid columns="medium">
      {streams.map((stream) => (
        <ProductCard
          key={stream.id}
          stream={stream}
          category={categoryName(stream.subcategory)}
          actions={<FavouriteButton stream={stream} />}
        />
      ))}
    </Grid>
  );
}
