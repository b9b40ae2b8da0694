import { FilterPanel, lazyPart, soon } from '#design-system';
import { Suspense } from 'react';
import { counted } from '../../../messages/format.ts';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import { countFilters, noFilter } from '../../shared/lists/marketplaceFilter.ts';
import type { FilterFieldsProps } from './FilterFields.tsx';
import { FilterSkeleton } from './FilterSkeleton.tsx';

const FilterFields = lazyPart(soon(async () => (await import('./FilterFields.tsx')).FilterFields));

/** The fields load beside the list, which does without them at first. */
export const Filters = ({ total, ...fields }: FilterFieldsProps & { total: number | undefined }) => (
  <FilterPanel.Root
    active={countFilters({ ...fields.filter, text: noFilter.text })}
    {...(total !== undefined && { texts: { show: counted(messages.show, total) } })}
  >
    <Suspense fallback={<FilterSkeleton />}>
      <FilterFields {...fields} />
    </Suspense>
  </FilterPanel.Root>
);
