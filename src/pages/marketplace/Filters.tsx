import { FilterPanel, lazyPart } from '#design-system';
import { Suspense, type ReactNode } from 'react';
import { countFilters } from '../shared/lists/marketplaceFilter.ts';
import type { FilterFieldsProps } from './FilterFields.tsx';
import { FilterSkeleton } from './FilterSkeleton.tsx';

const FilterFields = lazyPart(async () => (await import('./FilterFields.tsx')).FilterFields);

/** The fields load beside the list, which does without them at first. */
export const Filters = ({ beside, ...fields }: FilterFieldsProps & { beside: ReactNode }) => (
  <FilterPanel.Root active={countFilters(fields.filter)} beside={beside}>
    <Suspense fallback={<FilterSkeleton />}>
      <FilterFields {...fields} />
    </Suspense>
  </FilterPanel.Root>
);
