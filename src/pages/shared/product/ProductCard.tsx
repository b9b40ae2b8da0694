import { Inline } from '#design-system';
import { ListingCard } from '#marketplace';
import type { Stream } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { productPath } from '../../../config/paths.ts';
import { Anchor } from '../Anchor.tsx';
import { Price } from '../payment/Price.tsx';
import { cardFactsOf, chartOf, lineOf } from './cardFacts.ts';
import { cardDescription } from './cardDescription.ts';
import { ProductBadges } from './ProductBadges.tsx';
import { SellerLogo } from './SellerLogo.tsx';
import { useCategoryKind } from './useCategoryName.ts';

interface ProductCardProps {
  stream: Stream;
  category?: string | undefined;
  actions?: ReactNode;
  tools?: ReactNode;
  /** Leaves out the description. */
  brief?: boolean;
}

export function ProductCard({ stream, category, actions, tools, brief = false }: ProductCardProps) {
  const found = cardDescription(stream);
  const kindOf = useCategoryKind();
  return (
    <ListingCard
      name={stream.name}
      marks={found.marks}
      logo={stream.logo}
      chart={chartOf(stream)}
      kind={kindOf(stream.subcategory)}
      category={category}
      link={<Anchor to={productPath(stream.id)} />}
      note={
        <>
          <SellerLogo stream={stream} />
          <span>{stream.ownerName}</span>
        </>
      }
      description={brief ? '' : found.description}
      facts={lineOf(cardFactsOf(stream))}
      badges={<ProductBadges stream={stream} brief />}
      price={<Price price={stream.price} />}
      actions={actions}
      aside={
        tools ? (
          <Inline as="span" gap={0} wrap={false}>
            {tools}
          </Inline>
        ) : (
          stream.type
        )
      }
    />
  );
}
