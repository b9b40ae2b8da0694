import { matchPath, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths } from '../../config/paths.ts';
import { loadCategories } from '../../state/trade/categories.ts';
import { loadFavourites } from '../../state/trade/favourites.ts';
import { prefetch } from '../../state/machine/load.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { loadProduct, product } from '../../state/trade/product.ts';
import { Async } from '../shared/Async.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { useTitle } from '../shared/useTitle.ts';
import { Missing } from './Missing.tsx';
import { Product } from './Product.tsx';
import { productSkeleton } from './productSkeleton.tsx';

const nothing = {};

export function ProductPage() {
  const { id = '' } = useParams();
  const { stream } = useSnapshot(product);
  const operation = useOperation('product.load');
  useLoad(loadProduct, id);
  useLoad(loadCategories, nothing);
  useLoad(loadFavourites, nothing);
  const shown = stream?.id === id ? stream : undefined;
  useTitle(shown?.name);
  // A malformed ID (400) means the same to the reader as a missing product.
  const missing = operation.phase === 'fail' && (operation.status === 404 || operation.status === 400);
  if (missing) return <Missing />;
  return (
    <Async of="product.load" data={shown} onRetry={() => loadProduct(id)} skeleton={productSkeleton}>
      {(found) => <Product stream={found} />}
    </Async>
  );
}

ProductPage.prefetch = ({ pathname }: { pathname: string }) =>
  prefetch(() => [
    loadProduct(matchPath(paths.product, pathname)?.params.id ?? ''),
    loadCategories(nothing),
    loadFavourites(),
  ]);
