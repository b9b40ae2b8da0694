import { Banner, Breadcrumbs, fillText, Heading, Stack } from '#design-system';
import type { Stream } from '#contract/types.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { productForm as messages } from './form/messages.ts';
import { titles } from '../../config/screens.ts';
import { algorithmType } from '#contract/constants.ts';
import { ownProduct } from '../../state/trade/selling/catalogue.ts';
import { categories } from '../../state/trade/browse/marketplace.ts';
import { useMe } from '../../state/me/me.ts';
import { useMay } from '../../state/me/rights.ts';
import { Async } from '../shared/Async.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { ProductForm } from './form/ProductForm.tsx';
import type { Saved } from './form/save.ts';
import { formSkeleton } from './form/formSkeleton.tsx';
import { emptySource } from './form/source/liveSource.ts';
import { emptyReading } from './form/source/reading.ts';
import { emptyValues, valuesOf } from './form/values.ts';
import { ProductListed } from './ProductListed.tsx';
import { NoRight } from './NoRight.tsx';

const copyOf = (stream: Stream) => ({
  ...valuesOf(stream),
  name: fillText(messages.copyOf, { name: stream.name }),
  ...emptySource,
  reading: emptyReading,
});

function Blank({ onSaved }: { onSaved: (saved: Saved) => void }) {
  const slots = useMe()?.userModeType;
  const anyType = !slots || slots.user || slots.seller;
  const initial = anyType ? emptyValues : { ...emptyValues, type: algorithmType };
  return <ProductForm initial={initial} draftKey="product:new" onSaved={onSaved} />;
}

function Copy({ id, onSaved }: { id: string; onSaved: (saved: Saved) => void }) {
  useLoad(ownProduct, id);
  useEffect(() => ownProduct.clear, []);
  return (
    <Async of={ownProduct} input={id} skeleton={formSkeleton}>
      {(stream) => (
        <>
          <Banner>{fillText(messages.copied, { name: stream.name })}</Banner>
          <ProductForm initial={copyOf(stream)} draftKey={`product:copy:${id}`} onSaved={onSaved} />
        </>
      )}
    </Async>
  );
}

export function NewProductPage() {
  const [address] = useSearchParams();
  const [saved, setSaved] = useState<Saved>();
  const user = useMe();
  const may = useMay('sell');
  const from = address.get('from');
  useLoad(categories);
  if (user && !may) return <NoRight />;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs current={titles.newProduct}>
          <RouterLink to={paths.products}>{titles.products}</RouterLink>
        </Breadcrumbs>
        <Heading level={1}>{titles.newProduct}</Heading>
      </Stack>
      {!user ? (
        formSkeleton
      ) : saved ? (
        <ProductListed saved={saved} onAnother={() => setSaved(undefined)} />
      ) : from ? (
        <Copy key={from} id={from} onSaved={setSaved} />
      ) : (
        <Blank onSaved={setSaved} />
      )}
    </Stack>
  );
}
