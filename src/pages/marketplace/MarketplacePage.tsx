import { Heading, Select, Split, Stack, Text } from '#design-system';
import { useSnapshot } from 'valtio';
import { format } from '../../messages/format.ts';
import { marketplaceWords as words, sortNames } from '../../messages/marketplace.ts';
import { titles } from '../../messages/screens.ts';
import { categories, loadCategories } from '../../state/categories.ts';
import { loadMarketplace, marketplace, marketplaceOperation } from '../../state/marketplace.ts';
import { Async } from '../shared/Async.tsx';
import { useLoad } from '../shared/useLoad.ts';
import { Chips } from './Chips.tsx';
import { Filters } from './Filters.tsx';
import { NameSearch } from './NameSearch.tsx';
import { Results, resultsSkeleton } from './Results.tsx';
import { toQuery, useFilter, type ChangeFilter, type Filter } from './useFilter.ts';

const sortOptions = Object.entries(sortNames).map(([value, label]) => ({ value, label }));
const nothing = {};

const counted = (total: number) => (total === 1 ? words.results.one : format(words.results.many, { count: total }));

function Order({ filter, change }: { filter: Filter; change: ChangeFilter }) {
  return (
    <Select
      label={words.sort}
      hiddenLabel
      options={sortOptions}
      value={filter.sort}
      onChange={({ target }) => change({ sort: target.value as Filter['sort'] })}
    />
  );
}

/** Everything that others sell: search, filters, pages. The address holds what is chosen. */
export function MarketplacePage() {
  const { page } = useSnapshot(marketplace);
  const all = useSnapshot(categories).all ?? [];
  const [filter, change] = useFilter();
  const query = toQuery(filter);
  useLoad(loadCategories, nothing);
  useLoad(loadMarketplace, query);
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{titles.marketplace}</Heading>
        <Text tone="muted" aria-live="polite">
          {page ? counted(page.total) : '\u00A0'} · {words.own}
        </Text>
      </Stack>
      <Split
        side="start"
        aside={
          <Filters
            filter={filter}
            change={change}
            facets={page?.facets}
            categories={all}
            beside={<Order filter={filter} change={change} />}
          />
        }
      >
        <Stack gap={4}>
          <NameSearch name={filter.name} change={change} />
          <Chips filter={filter} change={change} categories={all} />
          <Async
            of={marketplaceOperation(query)}
            data={page}
            onRetry={() => loadMarketplace(query)}
            skeleton={resultsSkeleton}
          >
            {(shown) => <Results page={shown} filter={filter} change={change} categories={all} />}
          </Async>
        </Stack>
      </Split>
    </Stack>
  );
}
