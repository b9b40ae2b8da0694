import { Inline, ListingCard } from '#design-system';
import type { Stream } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { productPath } from '../../../config/paths.ts';
import { Anchor } from '../Anchor.tsx';
import { CardPrice } from '../payment/Price.tsx';
import { chartOf, factsOf } from './cardFacts.ts';
import { ProductBadges } from './ProductBadges.tsx';
import { When } from '../When.tsx';

interface ProductCardProps {
  stream: Stream;
  category?: string | undefined;
  actions?: ReactNode;
  tools?: ReactNode;
}

export function ProductCard({ stream, category, actions, tools }: ProductCardProps) {
  return (
    <ListingCard
      name={stream.name}
      logo={stream.logo}
      chart={chartOf(stream)}
      link={<Anchor to={productPath(stream.id)} />}
      note={
        <>
          {stream.ownerName} · <When at={stream.published_date} />
        </>
      }
      description={stream.description}
      facts={factsOf(stream).join(' · ')}
      badges={<ProductBadges stream={stream} category={category} short />}
      price={<CardPrice price={stream.price} />}
      actions={actions}
      aside={
        tools ? (
          <Inline as="span" gap={1} wrap={false}>
            {stream.type}
            {tools}
          </Inline>
        ) : (
          stream.type
        )
      }
    />
  );
}
