import { Badge } from '#design-system';
import { ListingCard } from '#marketplace';
import { plainMarkdown } from '#contract/plainMarkdown.ts';
import type { Stream } from '#contract/types.ts';
import { productPath } from '../../config/paths.ts';
import { counted, dot } from '../../messages/format.ts';
import { productsMessages as messages } from '../../messages/products.ts';
import { Anchor } from '../shared/Anchor.tsx';
import { Price } from '../shared/payment/Price.tsx';
import { Tokens } from '../shared/payment/Tokens.tsx';
import { chartOf } from '../shared/product/cardFacts.ts';
import { useCategoryKind } from '../shared/product/useCategoryName.ts';
import { When } from '../shared/When.tsx';
import { AccessKind, OpenOffers, ProductState } from './Facts.tsx';
import type { ProductDialogRequest } from './ProductDialog.tsx';
import { ProductMenu } from './ProductMenu.tsx';

interface OwnCardProps {
  stream: Stream;
  category: string | undefined;
  onOpenDialog: (request: ProductDialogRequest) => void;
}

export function OwnCard({ stream, category, onOpenDialog }: OwnCardProps) {
  const kindOf = useCategoryKind();
  const { sales } = stream;
  const sold = counted(messages.soldNote, sales?.sold ?? 0);
  return (
    <ListingCard
      name={stream.name}
      logo={stream.logo}
      link={<Anchor to={productPath(stream.id)} />}
      kind={kindOf(stream.subcategory)}
      category={category}
      chart={chartOf(stream)}
      note={<When at={stream.published_date} />}
      description={plainMarkdown(stream.description)}
      badges={
        <>
          <ProductState stream={stream} />
          <AccessKind stream={stream} />
          {sales && sales.open_offers > 0 && (
            <Badge tone="accent">
              <OpenOffers count={sales.open_offers} />
            </Badge>
          )}
        </>
      }
      price={<Price price={stream.price} />}
      actions={<ProductMenu stream={stream} onOpenDialog={onOpenDialog} />}
      aside={
        <>
          <span>{sold}</span>
          <span>{dot}</span>
          <Tokens amount={sales?.earned ?? 0} size="small" tone="muted" />
        </>
      }
    />
  );
}
