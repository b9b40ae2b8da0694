import { lazyPart, Stack } from '#design-system';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { catalogue, loadCatalogue } from '../../state/trade/catalogue.ts';
import { loadCategories } from '../../state/trade/categories.ts';
import { useMe } from '../../state/me/me.ts';
import { useMay } from '../../state/me/rights.ts';
import { useLoad } from '../shared/useLoad.ts';
import { Chips } from './Chips.tsx';
import { Head } from './Head.tsx';
import { List } from './List.tsx';
import { NoRight } from './NoRight.tsx';
import type { Asked } from './RowMenu.tsx';
import { Toolbar } from './Toolbar.tsx';
import { toQuery, useProductFilter } from './useProductFilter.ts';

const ProductDeed = lazyPart(async () => (await import('./ProductDeed.tsx')).ProductDeed);

const nothing = {};

export function ProductsPage() {
  const [filter, change] = useProductFilter();
  const [asked, setAsked] = useState<Asked>();
  const { page } = useSnapshot(catalogue);
  const query = toQuery(filter);
  const known = useMe() !== undefined;
  const may = useMay('sell');
  useLoad(loadCategories, nothing);
  useLoad(loadCatalogue, query);
  if (known && !may) return <NoRight />;
  const close = () => setAsked(undefined);
  const deleted = () => {
    close();
    // Deleting the last product of a page leaves an empty page.
    if (page?.content.length === 1 && filter.page > 0) change({ page: filter.page - 1 });
  };
  return (
    <Stack gap={5}>
      <Head total={page?.total} />
      <Stack gap={3}>
        <Toolbar filter={filter} change={change} facets={page?.facets} />
        <Chips filter={filter} change={change} />
      </Stack>
      <List filter={filter} change={change} onAsk={setAsked} onRetry={() => void loadCatalogue(query)} />
      {asked && (
        <Suspense>
          <ProductDeed verb={asked.action} stream={asked.stream} onClose={close} onDeleted={deleted} />
        </Suspense>
      )}
    </Stack>
  );
}
