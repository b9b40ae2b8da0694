import { FilterPanel, lazyPart, Skeleton, soon } from '#design-system';
import { Suspense } from 'react';
import { counted } from '../../../messages/format.ts';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import { countFilters, noFilter, toQuery } from '../../shared/lists/marketplaceFilter.ts';
import type { FilterFieldsProps } from './FilterFields.tsx';
import { changeOf, phrasesIn, withPhrases, type Phrases } from './phrases.ts';

const FilterFields = lazyPart(soon(async () => (await import('./FilterFields.tsx')).FilterFields));

interface FiltersProps extends Omit<FilterFieldsProps, 'query'> {
  total: number | undefined;
  understood: Phrases;
}

/** The fields load in parallel to the list. They also show filters found in the search text. */
export function Filters({ total, understood, filter, change, ...fields }: FiltersProps) {
  const phrases = phrasesIn(filter, understood);
  const shown = withPhrases(filter, phrases);
  return (
    <FilterPanel.Root
      active={countFilters({ ...shown, text: noFilter.text })}
      {...(total !== undefined && { texts: { show: counted(messages.show, total) } })}
    >
      <Suspense fallback={<Skeleton lines={24} />}>
        <FilterFields
          {...fields}
          filter={shown}
          query={toQuery(filter)}
          change={(part) => change(changeOf(filter, phrases, part), { replace: false })}
        />
      </Suspense>
    </FilterPanel.Root>
  );
}
