import { Banner, Breadcrumbs, Button, EmptyState, Heading, Stack } from '#design-system';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { paths, productPath } from '../../config/paths.ts';
import { format } from '../../messages/format.ts';
import { productWords } from '../../messages/product.ts';
import { productForm } from '../../messages/productForm.ts';
import { titles } from '../../messages/screens.ts';
import { catalogue, loadOwnProduct } from '../../state/trade/catalogue.ts';
import { loadCategories } from '../../state/trade/categories.ts';
import { useOperation } from '../../state/machine/operations.ts';
import { useSession } from '../../state/me/session.ts';
import { Async } from '../shared/Async.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { useTitle } from '../shared/useTitle.ts';
import { ProductForm } from './form/ProductForm.tsx';
import type { Saved } from './form/save.ts';
import { formSkeleton } from './form/formSkeleton.tsx';
import { valuesOf } from './form/values.ts';

const nothing = {};

function Missing() {
  const { title, text } = productWords.missing;
  return (
    <EmptyState
      icon="search"
      title={title}
      actions={
        <Button asChild>
          <Link to={paths.products}>{productForm.done.list}</Link>
        </Button>
      }
    >
      {text}
    </EmptyState>
  );
}

export function EditProductPage() {
  const { id = '' } = useParams();
  const { product } = useSnapshot(catalogue);
  const { userId } = useSession();
  const operation = useOperation('catalogue.product');
  const navigate = useNavigate();
  const [logoFailure, setLogoFailure] = useState<string>();
  useLoad(loadCategories, nothing);
  useLoad(loadOwnProduct, id);
  const stream = product?.id === id ? product : undefined;
  useTitle(stream && `${titles.editProduct}: ${stream.name}`);
  const strange = stream !== undefined && stream.owner !== userId;
  const missing = strange || (operation.phase === 'fail' && (operation.status === 404 || operation.status === 400));
  const saved = (done: Saved) => {
    if (done.logoFailure === undefined) void navigate(paths.products);
    else setLogoFailure(done.logoFailure);
  };
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs current={titles.editProduct}>
          <RouterLink to={paths.products}>{titles.products}</RouterLink>
          {stream && !strange && <RouterLink to={productPath(id)}>{stream.name}</RouterLink>}
        </Breadcrumbs>
        <Heading level={1}>{titles.editProduct}</Heading>
      </Stack>
      {logoFailure !== undefined && (
        <Banner tone="warning">{format(productForm.done.logoFailed, { reason: logoFailure })}</Banner>
      )}
      {missing ? (
        <Missing />
      ) : (
        <Async of="catalogue.product" data={stream} onRetry={() => loadOwnProduct(id)} skeleton={formSkeleton}>
          {(before) => (
            <ProductForm
              key={before.id}
              before={before}
              initial={valuesOf(before)}
              draftKey={`product:${before.id}`}
              onSaved={saved}
            />
          )}
        </Async>
      )}
    </Stack>
  );
}
