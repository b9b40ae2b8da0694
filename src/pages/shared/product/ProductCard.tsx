import { Inline } from '#design-system';
import { ListingCard } from '#marketplace';
import type { Stream } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { productPath } from '../../../config/paths.ts';
import { Anchor } from '../Anchor.tsx';
import { CardPrice, Price } from '../payment/Price.tsx';
import { chartOf, factsOf, lineOf } from './cardFacts.ts';
import { foundIn } from './foundIn.ts';
import { ProductBadges } from './ProductBadges.tsx';
import { SellerLogo } from './SellerLogo.tsx';
import { When } from '../When.tsx';

interface ProductCardProps {
  stream: Stream;
  category?: string | undefined;
  actions?: ReactNode;
  tools?: ReactNode;
  /** Leaves out the description and the price per day. */
  brief?: boolean;
}

export function ProductCard({ stream, category, actions, tools, brief = false }: ProductCardProps) {
  const found = foundIn(stream);
  const facts = factsOf(stream);
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
          <span>{`${stream.ownerName} · `}</span>
          <When at={stream.published_date} />
        </>
      }
      description={brief ? '' : found.description}
      facts={lineOf(tools && facts.length === 0 ? [stream.type] : facts)}
      badges={<ProductBadges stream={stream} category={category} />}
      price={brief ? <Price price={stream.price} /> : <CardPrice price={stream.price} />}
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
