import { Banner, Breadcrumbs, Heading, Stack } from '#design-system';
import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { paths, productPath } from '../../config/paths.ts';
import { productMessages } from '../../messages/product.ts';
import { productForm } from './form/messages.ts';
import { titles } from '../../config/screens.ts';
import { ownProduct } from '../../state/trade/selling/catalogue.ts';
import { categories } from '../../state/trade/browse/marketplace.ts';
import { useStatus, useValue } from '../../state/machine/resource.ts';
import { useSession } from '../../state/me/session.ts';
import { Async } from '../shared/Async.tsx';
import { DeadEnd } from '../shared/DeadEnd.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { useTitle } from '../shared/useTitle.ts';
import { ProductForm } from './form/ProductForm.tsx';
import type { Saved } from './form/save.ts';
import { formSkeleton } from './form/formSkeleton.tsx';
import { valuesOf } from './form/values.ts';

export function EditProductPage() {
  const { id = '' } = useParams();
  const stream = useValue(ownProduct, id);
  const { userId } = useSession();
  const operation = useStatus(ownProduct);
  const navigate = useNavigate();
  const [failures, setFailures] = useState<readonly string[]>([]);
  useLoad(categories);
  useLoad(ownProduct, id);
  useEffect(() => ownProduct.clear, []);
  useTitle(stream && `${titles.editProduct}: ${stream.name}`);
  const strange = stream !== undefined && stream.owner !== userId;
  const missing = strange || (operation.phase === 'fail' && (operation.status === 404 || operation.status === 400));
  const saved = (done: Saved) => {
    if (done.failures.length === 0) void navigate(paths.products);
    else setFailures(done.failures);
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
      {failures.map((failure) => (
        <Banner key={failure} tone="warning">
          {failure}
        </Banner>
      ))}
      {missing ? (
        <DeadEnd messages={productMessages.missing} action={productForm.done.list} to={paths.products} />
      ) : (
        <Async of={ownProduct} input={id} skeleton={formSkeleton}>
          {(listed) => (
            <ProductForm
              key={listed.id}
              listed={listed}
              initial={valuesOf(listed)}
              draftKey={`product:${listed.id}`}
              onSaved={saved}
            />
          )}
        </Async>
      )}
    </Stack>
  );
}
