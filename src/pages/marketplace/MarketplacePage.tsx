import { Heading, Inline, lazyPart, Select, Skeleton, soon, Split, Stack, Text } from '#design-system';
import type { StreamPage } from '#contract/types.ts';
import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { paths } from '../../config/paths.ts';
import { counted } from '../../messages/format.ts';
import { marketplaceMessages as messages, sortNames } from '../../messages/marketplace.ts';
import { titles } from '../../config/screens.ts';
import { compare } from '../../state/trade/browse/compare.ts';
import { prefetch } from '../../state/machine/load.ts';
import { marketplace, marketplaceFor, categories } from '../../state/trade/browse/marketplace.ts';
import { useValue } from '../../state/machine/resource.ts';
import { useMode } from '../../state/me/me.ts';
import { useMay } from '../../state/me/rights.ts';
import { AsyncParts } from '../shared/Async.tsx';
import { RouterLink } from '../shared/RouterLink.tsx';
import { useLastPage } from '../shared/lists/useLastPage.ts';
import { useLoad } from '../shared/useLoad.ts';
import { useMedia } from '../shared/useMedia.ts';
import type { Names } from './filters/chipsOf.ts';
import { countFilters, noFilter, read, sortOf, toQuery, type Filter } from '../shared/lists/marketplaceFilter.ts';
import { Filters } from './filters/Filters.tsx';
import { MarketSearch } from './search/MarketSearch.tsx';
import { Results, resultsSkeleton } from './results/Results.tsx';
import { SellerHead } from './results/SellerHead.tsx';
import { Beside } from './Marketplace.styles.ts';
import { Toolbar } from './Toolbar.tsx';
import { useFilter, type ChangeFilter } from './filters/useFilter.ts';
import { useLook } from './results/useLook.ts';

const sortOptions = Object.entries(sortNames).map(([value, label]) => ({ value, label }));
/** Without a text, relevance is the newest with room for each seller. */
const plainOptions = sortOptions.map((option) =>
  option.value === 'RELEVANCE.DESC' ? { ...option, label: messages.recommended } : option,
);
const Reading = lazyPart(async () => (await import('./search/Reading.tsx')).Reading);
const Start = lazyPart(soon(async () => (await import('./start/Start.tsx')).Start));
const Chips = lazyPart(soon(async () => (await import('./filters/Chips.tsx')).Chips));
const Nothing = lazyPart(soon(async () => (await import('./results/Nothing.tsx')).Nothing));
const CompareTray = lazyPart(soon(async () => (await import('./results/CompareTray.tsx')).CompareTray));
const QuickLook = lazyPart(async () => (await import('./results/QuickLook.tsx')).QuickLook);

/** Wrap as the chips and the two buttons after them do. */
const ChipsComing = ({ filter }: { filter: Filter }) => (
  <Inline>
    {Array.from({ length: countFilters(filter) + 2 }, (_, index) => (
      <Skeleton key={index} style={{ inlineSize: '8rem', blockSize: 'var(--ds-density-control-small)' }} />
    ))}
  </Inline>
);

interface CountAndOrderProps {
  total: number | undefined;
  filter: Filter;
  change: ChangeFilter;
}

function CountAndOrder({ total, filter, change }: CountAndOrderProps) {
  return (
    <Inline justify="between">
      <Text tone="muted" aria-live="polite">
        {total === undefined ? '\u00A0' : counted(messages.results, total)}
      </Text>
      <Select
        label={messages.sort}
        hiddenLabel
        options={filter.text ? sortOptions : plainOptions}
        value={sortOf(filter)}
        onChange={({ target }) => change({ sort: target.value as Filter['sort'] })}
      />
    </Inline>
  );
}

type Read = StreamPage & { reading: NonNullable<StreamPage['reading']> };

const needsMessages = (page: StreamPage): page is Read => {
  const { corrected, some, literal, capped } = page.reading ?? {};
  return (corrected ?? some ?? literal ?? capped) !== undefined;
};

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
  const maySell = useMay('sell');
  // Administration has no products in its navigation.
  const sells = useMode() !== 'admin' && maySell;
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
    <Filters
      {...{ filter, change, clears, sellers, understood }}
      total={page?.total}
      facets={page?.facets}
      categories={all}
    />
  );
  return (
    <Stack gap={5}>
      <Inline justify="between" align="start">
        <Stack gap={1}>
          <Heading level={1}>{titles.marketplace}</Heading>
          {sells && (
            <Beside>
              <RouterLink to={paths.products}>{messages.own}</RouterLink>
            </Beside>
          )}
        </Stack>
        <Toolbar filter={filter} onView={(view) => change({ view, page: filter.page })} />
      </Inline>
      <Split side="start" aside={!isNarrow && filters}>
        <Stack gap={4}>
          <Inline wrap={!isNarrow}>
            <MarketSearch
              filter={filter}
              change={change}
              categories={all}
              sellers={sellers}
              streams={page?.content ?? []}
            />
            {isNarrow && filters}
          </Inline>
          {countFilters(filter) > 0 && (
            <Suspense fallback={<ChipsComing filter={filter} />}>
              <Chips filter={filter} names={names} change={change} onClear={clear} />
            </Suspense>
          )}
          <CountAndOrder total={page?.total} filter={filter} change={change} />
          <AsyncParts
            of={marketplaceFor(query).name}
            data={page}
            onRetry={() => marketplace.load(query)}
            skeleton={resultsSkeleton}
            isEmpty={({ content }) => content.length === 0}
            empty={
              isPast ? (
                resultsSkeleton
              ) : (
                <Suspense>
                  <Nothing
                    filter={filter}
                    change={change}
                    names={names}
                    corrected={page?.reading?.corrected}
                    onClear={clear}
                  />
                </Suspense>
              )
            }
          >
            {(shown) => (
              <Stack gap={4}>
                {needsMessages(shown) && (
                  <Suspense>
                    <Reading
                      reading={shown.reading}
                      total={shown.total}
                      text={filter.text}
                      onText={(text) => change({ text })}
                    />
                  </Suspense>
                )}
                <SellerHead page={shown} filter={filter} />
                {/* Together, so that the start moves no results. */}
                <Suspense fallback={resultsSkeleton}>
                  <Start filter={filter} facets={shown.facets} categories={all} />
                  <Results page={shown} filter={filter} change={change} onLook={look} />
                </Suspense>
              </Stack>
            )}
          </AsyncParts>
          {comparing && (
            <Suspense>
              <CompareTray />
            </Suspense>
          )}
        </Stack>
      </Split>
      {openId && (
        <Suspense>
          <QuickLook id={openId} onClose={close} />
        </Suspense>
      )}
    </Stack>
  );
}

MarketplacePage.prefetch = ({ search }: { search: string }) =>
  prefetch(() => [marketplace.load(toQuery(read(new URLSearchParams(search)))), categories.load()]);
