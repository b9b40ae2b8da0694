import { Heading, Stack } from '#design-system';
import { matchPath, useParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { titles } from '../../config/screens.ts';
import { productMessages } from '../../messages/product.ts';
import { categories } from '../../state/trade/browse/marketplace.ts';
import { favourites } from '../../state/trade/browse/favourites.ts';
import { prefetch } from '../../state/machine/load.ts';
import { product, productHead, productParts } from '../../state/trade/browse/product.ts';
import { Async } from '../shared/Async.tsx';
import { DeadEndPage } from '../shared/DeadEnd.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { useTitle } from '../shared/useTitle.ts';
import { Product } from './Product.tsx';
import { productSkeleton } from './productSkeleton.tsx';
import { useStatus, useValue } from '../../state/machine/resource.ts';

const noProduct = productMessages.missing;

export function ProductPage() {
  const { id = '' } = useParams();
  const operation = useStatus(product);
  useLoad(productParts, id);
  useLoad(categories);
  useLoad(favourites);
  const known = useValue(product, id);
  useTitle(known?.name);
  // A malformed ID (400) means the same to the reader as a missing product.
  const missing = operation.phase === 'fail' && (operation.status === 404 || operation.status === 400);
  if (missing)
    return (
      <DeadEndPage
        heading={noProduct.title}
        messages={{ text: noProduct.text }}
        action={noProduct.action}
        to={paths.marketplace}
      />
    );
  const content = (
    <Async of={product} input={id} skeleton={productSkeleton}>
      {(found) => <Product stream={found} />}
    </Async>
  );
  if (operation.phase !== 'fail' || known) return content;
  return (
    <Stack>
      <Heading level={1}>{titles.product}</Heading>
      {content}
    </Stack>
  );
}

ProductPage.prefetch = ({ pathname }: { pathname: string }) =>
  prefetch(() => [
    productHead.load(matchPath(paths.product, pathname)?.params.id ?? ''),
    categories.load(),
    favourites.load(),
  ]);
