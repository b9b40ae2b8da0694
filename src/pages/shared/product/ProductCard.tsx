import { Inline } from '#design-system';
import { ListingCard } from '#marketplace';
import type { Stream } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { productPath } from '../../../config/paths.ts';
import { Anchor } from '../Anchor.tsx';
import { CardPrice } from '../payment/Price.tsx';
import { chartOf, factsOf } from './cardFacts.ts';
import { foundIn } from './foundIn.ts';
import { ProductBadges } from './ProductBadges.tsx';
import { SellerLogo } from './SellerLogo.tsx';
import { When } from '../When.tsx';

interface ProductCardProps {
  stream: Stream;
  category?: string | undefined;
  actions?: ReactNode;
  tools?: ReactNode;
}

export function ProductCard({ stream, category, actions, tools }: ProductCardProps) {
  const found = foundIn(stream);
  return (
    <ListingCard
      name={stream.name}
      marks={found.marks}
      logo={stream.logo}
      chart={chartOf(stream)}
      link={<Anchor to={productPath(stream.id)} />}
      note={
        <>
          <SellerLogo stream={stream} />
          {stream.ownerName} · <When at={stream.published_date} />
        </>
      }
      description={found.description}
      facts={[...factsOf(stream), ...(tools ? [stream.type] : [])].join('\u00A0· ')}
      badges={<ProductBadges stream={stream} category={category} />}
      price={<CardPrice price={stream.price} />}
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
