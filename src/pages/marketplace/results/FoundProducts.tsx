import { lazyPart, soon, Stack } from '#design-system';
import type { Category, StreamPage } from '#contract/types.ts';
import { Suspense } from 'react';
import type { Filter } from '../../shared/lists/marketplaceFilter.ts';
import type { ChangeFilter } from '../filters/useFilter.ts';
import { Results, resultsSkeleton } from './Results.tsx';
import { SellerHead } from './SellerHead.tsx';

const SearchNote = lazyPart(async () => (await import('../search/SearchNote.tsx')).SearchNote);
const Start = lazyPart(soon(async () => (await import('../start/Start.tsx')).Start));

type Read = StreamPage & { reading: NonNullable<StreamPage['reading']> };

const needsMessages = (page: StreamPage): page is Read => {
  const { corrected, some, literal, capped } = page.reading ?? {};
  return (corrected ?? some ?? literal ?? capped) !== undefined;
};

interface FoundProductsProps {
  page: StreamPage;
  filter: Filter;
  change: ChangeFilter;
  categories: readonly Category[];
  onLook: (id: string) => void;
}

/** A page of products, below the messages about its search. */
export const FoundProducts = ({ page, filter, change, categories, onLook }: FoundProductsProps) => (
  <Stack gap={4}>
    {needsMessages(page) && (
      <Suspense>
        <SearchNote reading={page.reading} total={page.total} text={filter.text} onText={(text) => change({ text })} />
      </Suspense>
    )}
    <SellerHead page={page} filter={filter} />
    {/* Rendered together, so that the tiles do not move the results. */}
    <Suspense fallback={resultsSkeleton}>
      <Start filter={filter} facets={page.facets} categories={categories} />
      <Results page={page} filter={filter} change={change} onLook={onLook} />
    </Suspense>
  </Stack>
);
