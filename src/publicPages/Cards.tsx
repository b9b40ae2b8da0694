import { Badge, Grid, Text } from '#design-system';
import { displayTokens, ListingCard } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import type { PublicProduct } from '#contract/publicPage.ts';
import { productCardMessages } from '../messages/productCards.ts';
import { cardFactsOf, chartOf, lineOf } from '../pages/shared/product/cardFacts.ts';
import { kindOfCategory } from '../pages/shared/product/kindOfCategory.ts';
import { ProductBadges } from '../pages/shared/product/ProductBadges.tsx';

export function PriceText({ price }: { price: number }) {
  if (price === 0) return <Badge tone="success">{productCardMessages.free}</Badge>;
  return (
    <span>
      <span data-part="amount">{`${displayTokens(price)} ${tokenInfo.symbol}`}</span>{' '}
      <Text size="small" tone="muted">
        {productCardMessages.perHour}
      </Text>
    </span>
  );
}

export function Cards({ products }: { products: readonly PublicProduct[] }) {
  return (
    <Grid>
      {products.map(({ stream, category, path }) => (
        <ListingCard
          key={stream.id}
          name={stream.name}
          logo={stream.logo}
          chart={chartOf(stream)}
          kind={kindOfCategory(category.upper)}
          category={category.name}
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the card fills it with the name
          link={<a href={path} />}
          note={stream.ownerName}
          description={plainMarkdown(stream.description)}
          facts={lineOf(cardFactsOf(stream))}
          badges={<ProductBadges stream={stream} brief />}
          price={<PriceText price={stream.price} />}
          aside={stream.type}
        />
      ))}
    </Grid>
  );
}
