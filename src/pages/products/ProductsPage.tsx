import { ColumnChooser, lazyPart, Stack, useColumns } from '#design-system';
import { Suspense, useMemo, useState } from 'react';
import { productsMessages as messages } from '../../messages/products.ts';
import { ownList } from '../../state/trade/selling/catalogue.ts';
import { categories } from '../../state/trade/browse/marketplace.ts';
import { useValue } from '../../state/machine/resource.ts';
import { useMe } from '../../state/me/me.ts';
import { useMay } from '../../state/me/rights.ts';
import { useLoad } from '../shared/useLoad.ts';
import { useMedia } from '../shared/useMedia.ts';
import { cards } from '../shared/windows.ts';
import { Chips } from './Chips.tsx';
import { columnsFor, hiddenAtFirst } from './columns.tsx';
import { Head } from './Head.tsx';
import { List } from './List.tsx';
import { NoRight } from './NoRight.tsx';
import type { ProductDialogRequest } from './ProductDialog.tsx';
import { Toolbar } from './Toolbar.tsx';
import { inForce, toQuery, useProductFilter } from './useProductFilter.ts';

const ProductDialog = lazyPart(async () => (await import('./ProductDialog.tsx')).ProductDialog);

export function ProductsPage() {
  const [filter, change] = useProductFilter();
  const [request, setRequest] = useState<ProductDialogRequest>();
  const query = toQuery(filter);
  const page = useValue(ownList, query);
  const known = useMe() !== undefined;
  const may = useMay('sell');
  const allCategories = useValue(categories);
  const asCards = useMedia(cards);
  const every = useMemo(
    () => columnsFor({ categories: allCategories ?? [], onOpenDialog: setRequest, asCards }),
    [allCategories, asCards],
  );
  const { columns, chooser } = useColumns(every, { initial: hiddenAtFirst });
  useLoad(categories);
  useLoad(ownList, query);
  if (known && !may) return <NoRight />;
  const isEmpty = page?.total === 0 && inForce(filter).length === 0;
  const close = () => setRequest(undefined);
  const deleted = () => {
    close();
    // Deleting the last product of a page leaves an empty page.
    if (page?.content.length === 1 && filter.page > 0) change({ page: filter.page - 1 });
  };
  return (
    <Stack gap={5}>
      <Head isEmpty={isEmpty} />
      <Stack gap={3}>
        <Toolbar
          filter={filter}
          change={change}
          facets={page?.facets}
          total={page?.total}
          isEmpty={isEmpty}
          chooser={
            filter.view === 'table' && <ColumnChooser {...chooser} size="medium" label={messages.columnsLabel} />
          }
        />
        <Chips filter={filter} change={change} />
      </Stack>
      <List filter={filter} change={change} onOpenDialog={setRequest} columns={columns} />
      {request && (
        <Suspense>
          <ProductDialog {...request} onClose={close} onDeleted={deleted} />
        </Suspense>
      )}
    </Stack>
  );
}
