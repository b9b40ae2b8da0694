import { Button, EmptyState, Grid, Pagination, Skeleton, Stack } from '#design-system';
import { pageSize } from '#contract/constants.ts';
import type { Category, StreamPage } from '#contract/types.ts';
import { marketplaceWords as words } from '../../messages/marketplace.ts';
import { ProductCard } from './ProductCard.tsx';
import { countFilters, noFilter, type ChangeFilter, type Filter } from './useFilter.ts';

interface ResultsProps {
  page: StreamPage;
  filter: Filter;
  change: ChangeFilter;
  categories: readonly Category[];
}

const shapes = Array.from({ length: 6 }, (_, index) => index);

/** Stands in for the cards during the first load. */
export const resultsSkeleton = (
  <Grid columns="medium">
    {shapes.map((index) => (
      <Skeleton key={index} style={{ blockSize: '15rem' }} />
    ))}
  </Grid>
);

function Nothing({ filter, change }: Pick<ResultsProps, 'filter' | 'change'>) {
  if (countFilters(filter) === 0)
    return <EmptyState title={words.emptyNever.title}>{words.emptyNever.text}</EmptyState>;
  return (
    <EmptyState
      icon="search"
      title={words.emptyFiltered.title}
      actions={<Button onClick={() => change(noFilter)}>{words.clear}</Button>}
    >
      {words.emptyFiltered.text}
    </EmptyState>
  );
}

/** One page of products as cards. */
export function Results({ page, filter, change, categories }: ResultsProps) {
  if (page.content.length === 0) return <Nothing filter={filter} change={change} />;
  return (
    <Stack gap={6}>
      <Grid columns="medium">
        {page.content.map((stream) => (
          <ProductCard
            key={stream.id}
            stream={stream}
            category={categories.find(({ id }) => id === stream.subcategory)?.name}
          />
        ))}
      </Grid>
      <Pagination
        page={page.page}
        pageSize={pageSize}
        total={page.total}
        onPageChange={(next) => {
          change({ page: next });
          window.scrollTo({ top: 0 });
        }}
      />
    </Stack>
  );
}
