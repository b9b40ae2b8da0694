import { Inline, lazyPart } from '#design-system';
import type { Facets } from '#contract/types.ts';
import { Suspense } from 'react';
import { productsWords as words } from '../../messages/products.ts';
import { allOwned } from '../../state/trade/catalogue.ts';
import { Choice } from '../shared/lists/Choice.tsx';
import { exportComing } from '../shared/export/ExportButton.tsx';
import { NameSearch } from '../shared/lists/NameSearch.tsx';
import { Filters } from './Filters.tsx';
import { toQuery, type ChangeFilter, type Filter } from './useProductFilter.ts';

interface ToolbarProps {
  filter: Filter;
  change: ChangeFilter;
  facets: Facets | undefined;
}

const ExportProducts = lazyPart(async () => (await import('../shared/export/ExportProducts.tsx')).ExportProducts);

const views = ['table', 'cards'] as const;

export const Toolbar = ({ filter, change, facets }: ToolbarProps) => (
  <Inline gap={3}>
    <NameSearch label={words.search} name={filter.name} onName={(name) => change({ name })} />
    <Filters filter={filter} change={change} facets={facets} />
    <Choice
      label={words.view.label}
      values={views}
      chosen={filter.view}
      nameOf={(view) => words.view[view]}
      onChoose={(view) => change({ view, page: filter.page })}
      wrap={false}
    />
    <Suspense fallback={exportComing}>
      <ExportProducts own read={() => allOwned(toQuery(filter))} />
    </Suspense>
  </Inline>
);
