import { lazyPart, soon, Stack } from '#design-system';
import { ListingCardSkeleton } from '#marketplace';
import type { StreamPage } from '#contract/types.ts';
import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { productPath } from '../../../config/paths.ts';
import { FavouriteButton } from '../../shared/product/FavouriteButton.tsx';
import { ProductCard } from '../../shared/product/ProductCard.tsx';
import { useCategoryName } from '../../shared/product/useCategoryName.ts';
import type { Filter } from '../../shared/lists/marketplaceFilter.ts';
import { CardGrid } from '../Marketplace.styles.ts';
import { bySeller, isRest, type RestOfSeller } from '../../shared/product/bySeller.ts';
import { ProductTools } from './ProductTools.tsx';
import { SellerRest } from './SellerRest.tsx';
import type { ChangeFilter } from '../filters/useFilter.ts';

interface ResultsProps {
  page: StreamPage;
  filter: Filter;
  change: ChangeFilter;
  onLook: (id: string) => void;
}

const pagesRoom = { blockSize: 'var(--ds-density-control-small)' } as const;

const shapes = Array.from({ length: 6 }, (_, index) => index);

export const resultsSkeleton = (
  <CardGrid>
    {shapes.map((index) => (
      <ListingCardSkeleton key={index} />
    ))}
  </CardGrid>
);

const Pages = lazyPart(soon(async () => (await import('./Pages.tsx')).Pages));
// Lazy: cards do not need the code of the table.
const ResultTable = lazyPart(async () => (await import('./ResultTable.tsx')).ResultTable);

interface CardsProps extends Pick<ResultsProps, 'page' | 'filter' | 'onLook'> {
  whole: boolean;
}

function Cards({ page, filter, onLook, whole }: CardsProps) {
  const categoryName = useCategoryName();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const grid = useRef<HTMLDivElement>(null);
  /** Moves the focus to the first new product, because the pressed button is removed. */
  const open = ({ owner, rest: [next] }: RestOfSeller) => {
    flushSync(() => setOpened(new Set([...opened, owner])));
    if (next) grid.current?.querySelector<HTMLElement>(`a[href="${productPath(next.id)}"]`)?.focus();
  };
  // With a search, another order or a chosen seller, products of one seller are not grouped.
  const isBrowsing = filter.text === '' && filter.sort === '' && filter.owners.length === 0;
  const listed = isBrowsing ? bySeller(page.content, opened) : page.content;
  return (
    <CardGrid ref={grid}>
      {(whole ? listed : listed.slice(0, first)).map((one) =>
        isRest(one) ? (
          <SellerRest key={one.owner} rest={one} onOpen={() => open(one)} />
        ) : (
          <ProductCard
            key={one.id}
            stream={one}
            category={categoryName(one.subcategory)}
            actions={<FavouriteButton stream={one} />}
            tools={<ProductTools stream={one} onLook={onLook} />}
          />
        ),
      )}
    </CardGrid>
  );
}

/** Cards in the first render, about one screen. Rendering all takes seconds longer on a slow device. */
const first = 6;

function useWhole() {
  const [whole, setWhole] = useState(false);
  useEffect(() => startTransition(() => setWhole(true)), []);
  return whole;
}

export function Results({ page, filter, change, onLook }: ResultsProps) {
  const whole = useWhole();
  return (
    <Stack gap={6}>
      {filter.view === 'table' ? (
        <Suspense fallback={resultsSkeleton}>
          <ResultTable rows={page.content} filter={filter} change={change} onLook={onLook} />
        </Suspense>
      ) : (
        <Cards page={page} filter={filter} onLook={onLook} whole={whole} />
      )}
      {whole && (
        <Suspense fallback={<div style={pagesRoom} />}>
          <Pages page={page} change={change} />
        </Suspense>
      )}
    </Stack>
  );
}
