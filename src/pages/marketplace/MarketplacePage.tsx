import { Inline, lazyPart, soon, Split, Stack } from '#design-system';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { compare } from '../../state/trade/browse/compare.ts';
import { prefetch } from '../../state/machine/load.ts';
import { marketplace, marketplaceFor, categories } from '../../state/trade/browse/marketplace.ts';
import { useValue } from '../../state/machine/resource.ts';
import { AsyncParts } from '../shared/Async.tsx';
import { noFilter, readFilter, toQuery } from '../shared/lists/marketplaceFilter.ts';
import { useLastPage } from '../shared/lists/useLastPage.ts';
import { useLoad } from '../shared/useLoad.ts';
import { useMedia } from '../shared/useMedia.ts';
import type { Names } from './filters/chipsOf.ts';
import { ChosenFilters } from './filters/ChosenFilters.tsx';
import { Filters } from './filters/Filters.tsx';
import { useFilter } from './filters/useFilter.ts';
import { Head } from './Head.tsx';
import { Count, Order } from './results/CountAndOrder.tsx';
import { FoundProducts } from './results/FoundProducts.tsx';
import { resultsSkeleton } from './results/Results.tsx';
import { useLook } from './results/useLook.ts';
import { MarketSearch } from './search/MarketSearch.tsx';

const NoResults = lazyPart(soon(async () => (await import('./results/NoResults.tsx')).NoResults));
const CompareTray = lazyPart(soon(async () => (await import('./results/CompareTray.tsx')).CompareTray));
const QuickLook = lazyPart(async () => (await import('./results/QuickLook.tsx')).QuickLook);

export function MarketplacePage() {
  const all = useValue(categories) ?? [];
  const [filter, change] = useFilter();
  const [clears, setClears] = useState(0);
  const clear = () => {
    setClears(clears + 1);
    change(noFilter);
  };
  const { openId, look, close } = useLook();
  const comparing = useSnapshot(compare).chosen.length > 0;
  // The filters have no room beside the list.
  const isNarrow = useMedia('(max-width: 73.99rem)');
  const query = toQuery(filter);
  const page = useValue(marketplaceFor(query), query);
  useLoad(categories);
  useLoad(marketplace, query);
  const isPast = useLastPage(page, (last, how) => change({ page: last }, how));
  const sellers = Object.fromEntries([
    ...(page?.content.map(({ owner, ownerName }) => [owner, ownerName] as const) ?? []),
    ...(page?.facets?.owners.map(({ value, name }) => [value, name] as const) ?? []),
  ]);
  const understood = page?.reading?.understood ?? [];
  const names: Names = { categories: all, sellers, understood };
  const filters = (
    <Filters {...{ ...names, understood, filter, change, clears }} total={page?.total} facets={page?.facets} />
  );
  const nothing = (
    <Suspense>
      <NoResults {...{ filter, change, names }} corrected={page?.reading?.corrected} onClear={clear} />
    </Suspense>
  );
  return (
    <Stack gap={5}>
      <Head filter={filter} change={change}>
        {!isNarrow && <Count total={page?.total} />}
      </Head>
      <Split side="start" aside={!isNarrow && filters}>
        <Stack gap={4}>
          <Inline wrap={!isNarrow}>
            <MarketSearch {...{ filter, change, sellers }} categories={all} streams={page?.content ?? []} />
            {isNarrow ? filters : <Order filter={filter} change={change} />}
          </Inline>
          {isNarrow && (
            <Inline justify="between">
              <Count total={page?.total} />
              <Order filter={filter} change={change} />
            </Inline>
          )}
          <ChosenFilters {...{ filter, names, change }} onClear={clear} />
          <AsyncParts
            of={marketplaceFor(query).name}
            data={page}
            onRetry={() => marketplace.load(query)}
            skeleton={resultsSkeleton}
            isEmpty={({ content }) => content.length === 0}
            empty={isPast ? resultsSkeleton : nothing}
          >
            {(shown) => <FoundProducts {...{ filter, change }} page={shown} categories={all} onLook={look} />}
          </AsyncParts>
          <Suspense>{comparing && <CompareTray />}</Suspense>
        </Stack>
      </Split>
      <Suspense>{openId && <QuickLook id={openId} onClose={close} />}</Suspense>
    </Stack>
  );
}

MarketplacePage.prefetch = ({ search }: { search: string }) =>
  prefetch(() => [marketplace.load(toQuery(readFilter(new URLSearchParams(search)))), categories.load()]);
