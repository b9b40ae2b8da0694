import { lazyPart } from '#design-system';
import type { Facets } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { counted } from '../../messages/format.ts';
import { productsMessages as messages } from '../../messages/products.ts';
import { allOwned } from '../../state/trade/selling/catalogue.ts';
import { ListBar } from '../shared/lists/ListBar.tsx';
import { NameSearch } from '../shared/lists/NameSearch.tsx';
import { ViewSwitch } from '../shared/lists/ViewSwitch.tsx';
import { Filters } from './Filters.tsx';
import { toQuery, type ChangeFilter, type Filter } from './useProductFilter.ts';

interface ToolbarProps {
  filter: Filter;
  change: ChangeFilter;
  facets: Facets | undefined;
  total: number | undefined;
  isEmpty: boolean;
  chooser: ReactNode;
}

const ExportProducts = lazyPart(async () => (await import('../shared/export/ExportProducts.tsx')).ExportProducts);

const views = ['table', 'cards'] as const;

export const Toolbar = ({ filter, change, facets, total, isEmpty, chooser }: ToolbarProps) => (
  <ListBar
    search={<NameSearch label={messages.search} name={filter.name} onName={(name) => change({ name })} />}
    filters={
      <>
        <Filters filter={filter} change={change} facets={facets} />
        <ViewSwitch
          label={messages.view.label}
          views={views}
          view={filter.view}
          nameOf={(view) => messages.view[view]}
          onView={(view) => change({ view, page: filter.page })}
        />
      </>
    }
    count={total === undefined ? '' : counted(messages.count, total)}
    actions={
      <>
        {chooser}
        <ExportProducts own read={() => allOwned(toQuery(filter))} />
      </>
    }
    isEmpty={isEmpty}
  />
);
